import type { PersonFault } from '../../../../contract/records/contactImports';
import { Button } from '../../../../ui/Button';
import type { Table } from './decodeTable';
import { useImportTexts } from './importTexts';
import { refusedCsv } from './refusedCsv';

/** Offers the refused rows of a table as a file. */
export function SaveRefused({ table, faults }: { table: Table; faults: readonly PersonFault[] }) {
  const words = useImportTexts();
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([refusedCsv(table, faults, words)], { type: 'text/csv' }));
    link.download = 'refused.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button variant="secondary" onClick={save}>
      {words.saveRefused}
    </Button>
  );
}
