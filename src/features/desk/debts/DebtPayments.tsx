import { useState } from 'react';
import { cancelDebtPayment, createDebtPayment, type DebtPayment } from '../../../contract/records/debtPayments';
import type { OwnDebt } from '../../../contract/records/debts';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { useDebtsTexts } from './debtsTexts';
import { PaidRows } from './PaidRows';

const HandDialog = lazyView(async () => (await import('../hand/HandDialog')).HandDialog);

interface DebtPaymentsProps {
  readonly debt: OwnDebt;
  readonly paid: readonly DebtPayment[];
  readonly organisation: Belonging;
  readonly devise: string;
  readonly isOwner: boolean;
  onChanged(): Promise<void>;
}

/** Payments of a debt, online and by hand; owners note the latter, and take back mistakes (DESK-111). */
export function DebtPayments({ debt, paid, organisation, devise, isOwner, onChanged }: DebtPaymentsProps) {
  const { call } = useDesk();
  const words = useDebtsTexts();
  const [doing, setDoing] = useState<'pay' | DebtPayment | null>(null);
  const close = () => setDoing(null);
  return (
    <Card className="stack">
      <h2>{words.payments}</h2>
      <PaidRows {...{ paid, devise, organisation }} {...(isOwner && { onTakeBack: setDoing })} />
      {isOwner && debt.reste > 0 && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => setDoing('pay')}>
            {words.pay}
          </Button>
        </div>
      )}
      {doing === 'pay' && (
        <Late>
          <HandDialog
            {...{ devise }}
            rest={debt.reste}
            pay={(body) =>
              call(createDebtPayment, { organisation: organisation.id, params: { detteId: debt.id }, body })
            }
            onClose={close}
            onPaid={onChanged}
          />
        </Late>
      )}
      {doing !== null && doing !== 'pay' && (
        <AskDialog
          title={words.takeBackTitle}
          submit={words.takeBackSubmit}
          done={words.takenBack}
          act={() =>
            call(cancelDebtPayment, {
              organisation: organisation.id,
              params: { detteId: debt.id, handId: doing.id },
            })
          }
          onClose={close}
          onDone={onChanged}
        >
          <p>{words.takeBackText}</p>
        </AskDialog>
      )}
    </Card>
  );
}
