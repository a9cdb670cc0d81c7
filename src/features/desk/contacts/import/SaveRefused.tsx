import type { PersonFault } from '../../../../contract/records/contactImports';
import { Button } from '../../../../ui/Button';
import { saveFile } from '../saveFile';
import type { Table } from './decodeTable';
import { useImportTexts } from './importTexts';
import { refusedCsv } from './refusedCsv';

/** Offers the refused rows of a table as a file. */
export function SaveRefused({ table, faults }: { table: Table; faults: readonly PersonFault[] }) {
  const words = useImportTexts();
  const save = () => saveFile(refusedCsv(table, faults, words), 'refused.csv', 'text/csv');
  return (
    <Button variant="secondary" onClick={save}>
      {words.saveRefused}
    </Button>
  );
}
