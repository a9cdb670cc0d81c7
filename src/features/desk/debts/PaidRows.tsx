import type { DebtPayment } from '../../../contract/records/debtPayments';
import { writeDates } from '../../../core/calendar';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useDebtsTexts } from './debtsTexts';

interface PaidRowsProps {
  readonly paid: readonly DebtPayment[];
  readonly devise: string;
  readonly organisation: Belonging;
  /** Absent for who may take nothing back. */
  onTakeBack?(row: DebtPayment): void;
}

/** Payments of a debt or a promise, online and by hand. */
export function PaidRows({ paid, devise, organisation, onTakeBack }: PaidRowsProps) {
  const { lang } = useDesk();
  const words = useDebtsTexts();
  if (paid.length === 0) return <p className="muted">{words.noPayments}</p>;
  return (
    <ListTable columns={[words.means, words.amount]}>
      {paid.map((row) => {
        const name = words.meansNames[row.means];
        const { paiement } = row;
        return (
          <tr key={row.id}>
            <td>
              {paiement === null ? (
                name
              ) : (
                <DeskLink to={sectionPath(organisation.id, 'payments', paiement)}>{name}</DeskLink>
              )}
              <p className="muted">{writeDates(lang, 'UTC').date(row.date)}</p>
            </td>
            <td>
              <Amount>{writeAmount(row.montant, devise, lang)}</Amount>
              {row.cancelledAt !== null && <p className="desk-state desk-state-cancelled">{words.cancelled}</p>}
              {onTakeBack && row.means !== 'online' && row.cancelledAt === null && (
                <p>
                  <Button variant="quiet" onClick={() => onTakeBack(row)}>
                    {words.takeBack}
                  </Button>
                </p>
              )}
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
