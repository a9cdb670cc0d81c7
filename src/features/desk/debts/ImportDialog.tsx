import { importDebts } from '../../../contract/records/debts';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { guessByNames } from '../tables/tableImport';
import { TableDialog } from '../tables/TableDialog';
import { useDebtsTexts } from './debtsTexts';

interface ImportDialogProps {
  readonly organisation: Belonging;
  onClose(): void;
  onDone(): void;
}

/** Notes the debts of a table (DESK-46). */
export function ImportDialog({ organisation, onClose, onDone }: ImportDialogProps) {
  const { call } = useDesk();
  const words = useDebtsTexts();
  return (
    <TableDialog
      title={words.import}
      hint={words.tableHint}
      maxLength={800_000}
      words={{ ...words, submit: words.importSubmit }}
      guess={(headers) => guessByNames(headers, words.columnNames)}
      send={async (body) => (await call(importDebts, { organisation: organisation.id, body })).data}
      {...{ onClose, onDone }}
    >
      <p>{words.importText}</p>
    </TableDialog>
  );
}
