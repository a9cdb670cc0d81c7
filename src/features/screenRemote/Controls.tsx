import { useState, type FormEvent } from 'react';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { SCREEN_IDS } from '../../contract/terms/screenIds';
import { screenRemoteTexts } from '../../i18n/screenRemote';
import { useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import { useAction } from './useAction';
import type { Remote } from './useRemote';

/** Stands for the campaign's own layout: no layout has this name. */
const OWN = '-';

/** Pause, celebration, layout and pinned message. */
export function Controls({ campaign, steer }: { campaign: Campaign } & Pick<Remote, 'steer'>) {
  const texts = useFeatureTexts(screenRemoteTexts);
  const { busy, act } = useAction();
  const { screen, screenId, label } = campaign;
  const layouts: Readonly<Record<string, string>> = texts.layouts;
  const options = [
    { value: OWN, label: texts.ownLayout },
    ...Object.entries(layouts).map(([value, name]) => ({ value, label: name })),
  ];
  const chosen = screen.layout !== null && screen.layout in layouts ? screen.layout : OWN;
  return (
    <Card className="remote-card stack">
      <h2 dir="auto">{label}</h2>
      {screen.paused && <Notice tone="warning">{texts.paused}</Notice>}
      <div className="remote-buttons">
        <Button
          wide
          large
          busy={busy === 'celebrate'}
          onClick={() => void act('celebrate', () => steer({ celebrate: true }), texts.celebrated)}
        >
          {texts.celebrate}
        </Button>
        <Button
          wide
          large
          variant="secondary"
          aria-pressed={screen.paused}
          busy={busy === 'pause'}
          onClick={() => void act('pause', () => steer({ paused: !screen.paused }), texts.saved)}
        >
          {screen.paused ? texts.resume : texts.pause}
        </Button>
      </div>
      <Select
        label={texts.layout}
        hint={chosen === OWN ? (layouts[screenId] ?? screenId) : undefined}
        value={chosen}
        options={options}
        onValue={(value) => {
          const layout = SCREEN_IDS.find((id) => id === value) ?? null;
          void act('layout', () => steer({ layout }), texts.saved);
        }}
      />
      <Message key={screen.message} shown={screen.message} steer={steer} />
    </Card>
  );
}

function Message({ shown, steer }: { shown: string } & Pick<Remote, 'steer'>) {
  const texts = useFeatureTexts(screenRemoteTexts);
  const { busy, act } = useAction();
  const [message, setMessage] = useState(shown);
  const pin = (text: string) => void act('message', () => steer({ message: text }), texts.saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pin(message.trim());
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextInput
        label={texts.message}
        hint={texts.messageHint}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        value={message}
        onValue={setMessage}
      />
      <div className="remote-buttons">
        <Button type="submit" variant="secondary" wide busy={busy === 'message'}>
          {texts.pin}
        </Button>
        {shown && (
          <Button variant="quiet" wide onClick={() => pin('')}>
            {texts.unpin}
          </Button>
        )}
      </div>
    </form>
  );
}
