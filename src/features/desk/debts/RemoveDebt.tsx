import { deleteDebt } from '../../../contract/records/debtPayments';
import type { OwnDebt } from '../../../contract/records/debts';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { useDebtsTexts } from './debtsTexts';

interface RemoveDebtProps {
  readonly debt: OwnDebt;
  readonly organisation: Belonging;
  onClose(): void;
  onRemoved(): void;
}

/** Asks first, then deletes a debt that nobody has paid anything of (CALL-120). */
export function RemoveDebt({ debt, organisation, onClose, onRemoved }: RemoveDebtProps) {
  const { call } = useDesk();
  const words = useDebtsTexts();
  return (
    <AskDialog
      title={words.remove}
      submit={words.removeSubmit}
      done={words.removed}
      problems={{ paid: words.removePaid }}
      act={() => call(deleteDebt, { organisation: organisation.id, params: { detteId: debt.id } }).catch(unlessGone)}
      onClose={onClose}
      onDone={async () => onRemoved()}
    >
      <p>{words.removeText}</p>
    </AskDialog>
  );
}
