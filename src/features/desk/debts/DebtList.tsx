import type { OwnDebt } from '../../../contract/records/debts';
import { writeDates } from '../../../core/calendar';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { DebtState } from './DebtState';
import { useDebtsTexts } from './debtsTexts';

interface DebtListProps {
  readonly rows: readonly OwnDebt[];
  readonly devise: string;
  readonly organisation: string;
}

/** Debts: whose, how much is left of how much, and until when. */
export function DebtList({ rows, devise, organisation }: DebtListProps) {
  const { lang } = useDesk();
  const words = useDebtsTexts();
  return (
    <ListTable columns={[words.name, words.left]}>
      {rows.map((debt) => (
        <tr key={debt.id}>
          <td>
            <DeskLink to={sectionPath(organisation, 'debts', debt.id)}>
              <bdi>{debt.name}</bdi>
            </DeskLink>
            <p className="muted">
              {words.ofTotal(writeAmount(debt.montant, devise, lang))}
              {debt.due !== null && ` · ${words.dueBy(writeDates(lang, 'UTC').date(debt.due))}`}
            </p>
          </td>
          <td>
            <Amount>{writeAmount(debt.reste, devise, lang)}</Amount>
            <p>
              <DebtState debt={debt} />
            </p>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
