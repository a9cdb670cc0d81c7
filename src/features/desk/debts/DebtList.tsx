import type { OwnDebt } from '../../../contract/records/debts';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { writeAmount } from '../payments/writePayment';
import { ListTable } from '../ListTable';
import { useDebtsTexts } from './debtsTexts';

interface DebtListProps {
  readonly rows: readonly OwnDebt[];
  readonly devise: string;
  /** Absent for who may change nothing. */
  onEdit?(debt: OwnDebt): void;
}

/** Debts: whose, how much is left of how much. */
export function DebtList({ rows, devise, onEdit }: DebtListProps) {
  const { lang } = useDesk();
  const words = useDebtsTexts();
  return (
    <ListTable columns={[words.name, words.left]}>
      {rows.map((debt) => {
        const state = debt.reste === 0 ? 'paid' : debt.active ? 'open' : 'closed';
        return (
          <tr key={debt.id}>
            <td>
              {onEdit ? (
                <Button variant="quiet" onClick={() => onEdit(debt)}>
                  <bdi>{debt.name}</bdi>
                </Button>
              ) : (
                <bdi>{debt.name}</bdi>
              )}
              <p className="muted">{words.ofTotal(writeAmount(debt.montant, devise, lang))}</p>
            </td>
            <td>
              <Amount>{writeAmount(debt.reste, devise, lang)}</Amount>
              <p className={`desk-state desk-state-${state}`}>{words.states[state]}</p>
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
