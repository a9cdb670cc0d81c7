import type { PersonFault } from '../../../../contract/records/contactImports';
import type { DeskContactImportTexts } from '../../../../i18n/deskContactImport';
import type { Table } from './decodeTable';
import { refusedCsv } from './refusedCsv';

/** Offers the refused rows of a table as a file. */
export function saveRefused(table: Table, faults: readonly PersonFault[], words: DeskContactImportTexts): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([refusedCsv(table, faults, words)], { type: 'text/csv' }));
  link.download = 'refused.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
