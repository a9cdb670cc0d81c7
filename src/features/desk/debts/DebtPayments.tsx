import { useState, type ReactNode } from 'react';
import { cancelDebtPayment, type DebtPayment } from '../../../contract/records/debtPayments';
import type { OwnDebt } from '../../../contract/records/debts';
import { writeDates } from '../../../core/calendar';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useDebtsTexts } from './debtsTexts';

const HandDialog = lazyView(async () => (await import('./HandDialog')).HandDialog);

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
      {paid.length === 0 ? (
        <p className="muted">{words.noPayments}</p>
      ) : (
        <ListTable columns={[words.means, words.amount]}>
          {paid.map((row) => (
            <Row key={row.id} {...{ row, devise }} organisation={organisation.id}>
              {isOwner && row.means !== 'online' && row.cancelledAt === null && (
                <Button variant="quiet" onClick={() => setDoing(row)}>
                  {words.takeBack}
                </Button>
              )}
            </Row>
          ))}
        </ListTable>
      )}
      {isOwner && debt.reste > 0 && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => setDoing('pay')}>
            {words.pay}
          </Button>
        </div>
      )}
      {doing === 'pay' && (
        <Late>
          <HandDialog {...{ debt, organisation, devise }} onClose={close} onPaid={onChanged} />
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

interface RowProps {
  readonly row: DebtPayment;
  readonly devise: string;
  readonly organisation: string;
  readonly children: ReactNode;
}

function Row({ row: { montant, means, date, paiement, cancelledAt }, devise, organisation, children }: RowProps) {
  const { lang } = useDesk();
  const words = useDebtsTexts();
  const name = words.meansNames[means];
  return (
    <tr>
      <td>
        {paiement === null ? name : <DeskLink to={sectionPath(organisation, 'payments', paiement)}>{name}</DeskLink>}
        <p className="muted">{writeDates(lang, 'UTC').date(date)}</p>
      </td>
      <td>
        <Amount>{writeAmount(montant, devise, lang)}</Amount>
        {cancelledAt !== null && <p className="desk-state desk-state-cancelled">{words.cancelled}</p>}
        {children}
      </td>
    </tr>
  );
}
