import type { OwnDebt } from '../../../contract/records/debts';
import { today } from '../hand/today';
import { useDebtsTexts } from './debtsTexts';

/** State of a debt: paid, closed, overdue or open. */
export function DebtState({ debt: { reste, active, due } }: { debt: OwnDebt }) {
  const { states } = useDebtsTexts();
  const isLate = due !== null && due < today();
  const state = reste === 0 ? 'paid' : !active ? 'closed' : isLate ? 'overdue' : 'open';
  return <span className={`desk-state desk-state-${state === 'overdue' ? 'failed' : state}`}>{states[state]}</span>;
}
