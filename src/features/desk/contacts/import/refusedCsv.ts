import type { PersonFault } from '../../../../contract/records/contactImports';
import { writeCsv } from '../../../../core/csv';
import type { DeskContactImportTexts } from '../../../../i18n/deskContactImport';
import type { Table } from './decodeTable';
import { faultText } from './faultText';

/** The refused rows of a table as they were, with why in a last column: to be mended and entered again. */
export function refusedCsv(
  { separator, headers, rows }: Table,
  faults: readonly PersonFault[],
  words: Pick<DeskContactImportTexts, 'columns' | 'reasons' | 'why'>,
): string {
  const reasons = new Map<number, string[]>();
  for (const fault of faults) reasons.set(fault.line, [...(reasons.get(fault.line) ?? []), faultText(fault, words)]);
  const refused = rows.flatMap(({ line, cells }) => {
    const why = reasons.get(line);
    return why ? [[...headers.map((_, at) => cells[at] ?? ''), why.join('; ')]] : [];
  });
  return writeCsv([[...headers, words.why], ...refused], separator);
}
