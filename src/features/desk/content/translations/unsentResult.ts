import { IMPORTED_TEXTS, type TranslationRowResult } from '../../../../contract/site/translations';
import { isStorable } from '../../../../contract/terms/isStorable';
import type { TableRow } from './readTable';

/**
 * What becomes of a row that no call takes: it would refuse all that are sent with it (TRANS-06). Null of any other.
 * @example
 * unsentResult({ ...row, text: 'x'.repeat(200_000) }) // => 'refused'
 */
export function unsentResult(row: TableRow): TranslationRowResult['result'] | null {
  const fits = (name: keyof typeof IMPORTED_TEXTS) => row[name].length <= IMPORTED_TEXTS[name] && isStorable(row[name]);
  if (!fits('kind') || !fits('record') || !fits('field')) return 'unknown';
  if (!fits('original')) return 'changed';
  return row.isCut || !fits('text') ? 'refused' : null;
}
