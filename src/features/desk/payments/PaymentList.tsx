import type { ReactNode } from 'react';
import type { AdminPayment } from '../../../contract/payments/adminPayments';
import { purposeIn } from '../../../i18n/mainFundNames';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { sectionPath } from '../sectionPlace';
import { PaymentStateWord } from './PaymentStateWord';
import { usePaymentsTexts } from './paymentsTexts';
import { payerName, writeAmount, writeDay } from './writePayment';

interface PaymentListProps {
  readonly organisation: string;
  readonly rows: readonly AdminPayment[];
  /** Of a list whose order is chosen. */
  readonly heads?: ReactNode;
}

/** Payments: who and for what, how much and what became of it. */
export function PaymentList({ organisation, rows, heads }: PaymentListProps) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  return (
    <ListTable columns={[words.payer, words.amount]} heads={heads}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <DeskLink to={sectionPath(organisation, 'payments', row.id)}>
              <bdi>{payerName(row) || words.anonymous}</bdi>
            </DeskLink>
            <p className="muted">
              <bdi>{purposeIn(row.label, lang)}</bdi> · {writeDay(row.createdAt, lang)}
            </p>
          </td>
          <td>
            <Amount>{writeAmount(row.montant, row.devise, lang)}</Amount> {row.abo && words.monthly}
            <p>
              <PaymentStateWord payment={row} />
            </p>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
