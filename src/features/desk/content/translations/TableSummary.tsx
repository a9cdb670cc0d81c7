import type { Language } from '../../../../contract/common';
import { directionOf } from '../../../../i18n/catalogue';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useDesk } from '../../deskContext';
import type { FoundTable } from './useTableImport';
import { useTranslationsTexts } from './translationsTexts';

interface TableSummaryProps {
  readonly found: FoundTable;
  readonly lang: Language;
  readonly busy: boolean;
  onApply(): void;
}

/** So many rows are named. */
const NAMED = 20;
const SHOWN = 80;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** What a table would change, or has changed, and which of its rows are left out. */
export function TableSummary({ found: { rows, isDone }, lang, busy, onApply }: TableSummaryProps) {
  const { texts } = useDesk();
  const { table: words } = useTranslationsTexts();
  const taken = rows.filter(({ result }) => result.result === 'taken');
  const out = rows.flatMap(({ line, name, original, result: { result } }) =>
    result === 'taken' || result === 'same' ? [] : [{ line, name: name || short(original), result }],
  );
  const own = { lang, dir: directionOf(lang) };
  return (
    <Notice
      tone="info"
      role="status"
      title={isDone ? words.done(taken.length) : words.found(taken.length)}
      action={
        !isDone &&
        taken.length > 0 && (
          <Button busy={busy} busyText={texts.loading} onClick={onApply}>
            {words.apply}
          </Button>
        )
      }
    >
      {!isDone && (
        <ul>
          {taken.slice(0, NAMED).map(({ line, name, text, result: { from } }) => (
            <li key={line}>
              {words.line(line)} · {name && <bdi>{name} · </bdi>}
              {from !== '' && (
                <>
                  <del {...own}>{short(from)}</del>{' '}
                </>
              )}
              <bdi {...own}>{short(text)}</bdi>
            </li>
          ))}
          {taken.length > NAMED && <li>…</li>}
        </ul>
      )}
      {out.length > 0 && (
        <>
          <p>{words.out(out.length)}</p>
          <ul>
            {out.slice(0, NAMED).map(({ line, name, result }) => (
              <li key={line}>
                {words.line(line)} · <bdi>{name}</bdi> · {words.reasons[result]}
              </li>
            ))}
            {out.length > NAMED && <li>…</li>}
          </ul>
        </>
      )}
    </Notice>
  );
}
