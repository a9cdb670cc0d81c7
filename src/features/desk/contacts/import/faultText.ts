import type { PersonFault } from '../../../../contract/records/contactImports';
import type { DeskContactImportTexts } from '../../../../i18n/deskContactImport';

/** Why a line is not entered, with the field that is wrong. */
export function faultText(
  { column, reason }: Pick<PersonFault, 'column' | 'reason'>,
  { columns, reasons }: Pick<DeskContactImportTexts, 'columns' | 'reasons'>,
): string {
  const names: Readonly<Record<string, string>> = columns;
  return column === '' ? reasons[reason] : `${names[column] ?? column} · ${reasons[reason]}`;
}
