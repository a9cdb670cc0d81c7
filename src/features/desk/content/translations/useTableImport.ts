import { useState } from 'react';
import type { Language } from '../../../../contract/common';
import { IMPORTED_ROWS, importTranslations, type TranslationRowResult } from '../../../../contract/site/translations';
import { useDesk } from '../../deskContext';
import { useWork } from '../../useWork';
import { piecesOf, type TableRow } from './readTable';
import { useTranslationsTexts } from './translationsTexts';
import { unsentResult } from './unsentResult';

/** What becomes of a row. */
interface FoundRow extends TableRow {
  readonly result: TranslationRowResult;
}
/** A table before it is written, and after. */
export interface FoundTable {
  readonly rows: readonly FoundRow[];
  readonly isDone: boolean;
}

/** Well below what a call takes, whatever the script. */
const MOST_CHARACTERS = 400_000;

/** A table of translations: what it would change is asked for first, then just that is written (DESK-167). */
export function useTableImport(
  { organisation, lang }: { readonly organisation: string; readonly lang: Language },
  onTaken: () => void,
) {
  const { call, notify } = useDesk();
  const { table: words } = useTranslationsTexts();
  const [found, setFound] = useState<FoundTable | null>(null);
  const { busy, error, run } = useWork();
  const send = async (rows: readonly (TableRow & { readonly result?: TranslationRowResult })[], dryRun: boolean) => {
    const results: FoundRow[] = rows.flatMap((row) => {
      const result = unsentResult(row);
      return result ? [{ ...row, result: { result, from: '', version: '' } }] : [];
    });
    const sent = rows.filter((row) => !unsentResult(row));
    for (const piece of piecesOf(sent, IMPORTED_ROWS, MOST_CHARACTERS)) {
      const body = {
        dryRun,
        rows: piece.map(({ kind, record, field, original, text, result }) => ({
          ...{ kind, record, field, original, text },
          ...(result && { version: result.version }),
        })),
      };
      const { data } = await call(importTranslations, { organisation, params: { lang }, body });
      results.push(...piece.flatMap((row, index) => (data[index] ? [{ ...row, result: data[index] }] : [])));
    }
    return results.sort((one, other) => one.line - other.line);
  };
  const check = (rows: readonly TableRow[]) =>
    run(async () => setFound({ rows: await send(rows, true), isDone: false }));
  const apply = () =>
    run(async () => {
      try {
        const rows = await send(found?.rows.filter(({ result }) => result.result === 'taken') ?? [], false);
        setFound({ rows, isDone: true });
        notify(words.done(rows.filter(({ result }) => result.result === 'taken').length));
      } finally {
        onTaken();
      }
    });
  return { found, check, apply, reset: () => setFound(null), busy, error };
}
