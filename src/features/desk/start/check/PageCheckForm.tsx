import { useState } from 'react';
import { checkPage, type PageCheck } from '../../../../contract/desk/start';
import { withScheme } from '../../../../core/text';
import { Notice } from '../../../../ui/Notice';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { useWork } from '../../useWork';
import { useStartTexts } from '../startTexts';
import type { StepProps } from '../stepProps';
import { Problems } from './Problems';

/** Has the server read the page where the tag was pasted, and says what is wrong with it (DESK-22). */
export function PageCheckForm({ organisation, start, onChanged }: StepProps) {
  const { texts, call } = useDesk();
  const words = useStartTexts().check;
  const [url, setUrl] = useState(start.page?.url ?? start.organisation.siteUrl);
  const [check, setCheck] = useState<PageCheck | null>(null);
  const { busy, error, run } = useWork();
  const look = () =>
    void run(async () => {
      const { data } = await call(checkPage, { organisation: organisation.id, body: { url: withScheme(url) } });
      setCheck(data);
      await onChanged();
    });
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <DeskForm texts={texts} submit={words.submit} busy={busy} error={error} onSubmit={look}>
        <TextInput
          label={words.url}
          hint={words.urlHint}
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          required
          dir="ltr"
          value={url}
          onValue={setUrl}
        />
      </DeskForm>
      <div role="status">{check && <Result {...{ check, organisation, start, onChanged }} onAgain={look} />}</div>
    </section>
  );
}

interface ResultProps extends StepProps {
  readonly check: PageCheck;
  onAgain(): void;
}

function Result({ check, ...props }: ResultProps) {
  const words = useStartTexts().check;
  const { url, found, problems } = check;
  const isGood = found.length > 0 && problems.every(({ level }) => level === 'warning');
  return (
    <div className="stack">
      <p className="muted">
        <bdi dir="ltr">{url}</bdi>
      </p>
      {isGood && <Notice tone="success" title={words.good} role={null} />}
      {found.length > 0 && (
        <p>
          {words.found}{' '}
          {found.map(({ tag, name }, at) => (
            <span key={`${tag} ${at}`}>
              {at > 0 && ', '}
              {words.tags[tag] ?? tag}
              {name !== null && (
                <>
                  {' '}
                  (<bdi>{name}</bdi>)
                </>
              )}
            </span>
          ))}
        </p>
      )}
      {problems.length > 0 && <Problems {...props} problems={problems} />}
    </div>
  );
}
