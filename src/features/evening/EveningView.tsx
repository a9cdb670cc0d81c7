import { useState } from 'react';
import { eveningTexts } from '../../i18n/evening';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Notice } from '../../ui/Notice';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { CodeForm } from './CodeForm';
import { EntryPanel } from './EntryPanel';
import { Leave } from './Leave';
import { Presenter } from './Presenter';
import { QueueLine } from './QueueLine';
import { forgetCode, keepCode, takeCode } from './takeCode';
import { useEvening } from './useEvening';
import { useQueue } from './useQueue';

interface EveningProps {
  campaignId?: string;
  /** Entries are a trial (ENT-32). */
  rehearsal: boolean;
}

/** The evening of a campaign on a helper's phone: gifts and promises are typed, and thanked for. */
export function EveningView({ campaignId = '', rehearsal }: EveningProps) {
  const { storage } = useElement();
  const texts = useFeatureTexts(eveningTexts);
  const [code, setCode] = useState(() => takeCode(storage, campaignId));
  const open = (given: string) => {
    keepCode(storage, campaignId, given);
    setCode(given);
  };
  const leave = () => {
    forgetCode(storage, campaignId);
    setCode(null);
  };
  return (
    <div className="stack evening">
      {rehearsal && <Notice tone="warning">{texts.rehearsal}</Notice>}
      {code ? (
        <Evening key={code} {...{ campaignId, code, rehearsal }} onCode={open} onLeave={leave} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <CodeForm onCode={open} />
        </>
      )}
    </div>
  );
}

interface OpenProps extends Required<EveningProps> {
  code: string;
  onCode(code: string): void;
  onLeave(): void;
}

function Evening({ campaignId, code, rehearsal, onCode, onLeave }: OpenProps) {
  const texts = useFeatureTexts(eveningTexts);
  const [tab, setTab] = useState<'enter' | 'present'>('enter');
  const evening = useEvening(campaignId, code);
  const queue = useQueue({ campaignId, code, rehearsal });
  const { campaign } = evening;
  const isShut = evening.problem === 'shut' || queue.line === 'shut';
  return (
    <>
      <h1 dir="auto">{campaign?.label ?? texts.title}</h1>
      <QueueLine queue={queue} />
      {isShut && <CodeForm hasEnded onCode={onCode} />}
      {campaign && (
        <>
          <SegmentedControl
            label={texts.view}
            hideLabel
            value={tab}
            options={[
              { value: 'enter', label: texts.enter },
              { value: 'present', label: texts.present },
            ]}
            onValue={setTab}
          />
          {/* Stays while the presenter's view is open: what is typed is not lost. */}
          <div hidden={tab !== 'enter'}>
            <EntryPanel campaign={campaign} queue={queue} />
          </div>
          {tab === 'present' && <Presenter campaign={campaign} evening={evening} />}
        </>
      )}
      {!campaign && evening.problem === 'silent' && <Notice tone="warning">{texts.noServer}</Notice>}
      <Leave queue={queue} onLeave={onLeave} />
    </>
  );
}
