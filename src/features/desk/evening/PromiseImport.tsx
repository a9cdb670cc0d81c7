import { importPledges, pledgeImportColumns, type PledgeImportColumn } from '../../../contract/campaigns/pledgeImport';
import { foldText } from '../../../core/text';
import type { Belonging } from '../belonging';
import { guessColumns } from '../contacts/import/guessColumns';
import { useDesk } from '../deskContext';
import { guessByNames, ownColumn, type Columns } from '../tables/tableImport';
import { TableDialog } from '../tables/TableDialog';
import { usePromiseImportTexts } from './promiseImportTexts';

interface PromiseImportProps {
  readonly organisation: Belonging;
  readonly campaignId: string;
  onClose(): void;
  onDone(): void;
}

/** Enters the promises of a table (DESK-200), as lists of a gala have them the day after. */
export function PromiseImport({ organisation, campaignId, onClose, onDone }: PromiseImportProps) {
  const { call } = useDesk();
  const words = usePromiseImportTexts();
  const place = { organisation: organisation.id, params: { campaignId } };
  return (
    <TableDialog<PledgeImportColumn>
      title={words.title}
      hint={words.hint}
      maxLength={500_000}
      words={words}
      guess={(headers) => ({
        ...guessAmount(headers),
        ...guessPeople(headers),
        ...guessByNames(headers, words.columnNames),
      })}
      send={async (body) => (await call(importPledges, { ...place, body })).data}
      {...{ onClose, onDone }}
    >
      <p>{words.text}</p>
      <p>{words.mails}</p>
    </TableDialog>
  );
}

/** What lists call the amount that somebody promised. */
const amounts =
  'montant, promesse, engagement, somme, amount, promise, pledge, sum, סכום, התחייבות, importo, promessa, impegno, montante, valor, compromisso, сумма, обещание'
    .split(', ')
    .map(foldText);

function guessAmount(headers: readonly string[]): Columns<PledgeImportColumn> {
  const montant = headers.find((header) => amounts.includes(foldText(header.trim())));
  return montant === undefined || ownColumn(headers, 'montant') !== '' ? {} : { montant };
}

/** What members' lists call what is told of people, in any language of the desk. */
function guessPeople(headers: readonly string[]): Columns<PledgeImportColumn> {
  const guessed = guessColumns(headers).flatMap((said, at) => {
    const column = pledgeImportColumns.find((one) => one === said);
    return column !== undefined && ownColumn(headers, column) === '' ? [[column, headers[at]] as const] : [];
  });
  // The first of several.
  return Object.fromEntries(guessed.reverse());
}
