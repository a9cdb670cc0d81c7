import type { AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import { writeDates } from '../../../core/calendar';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { useDesk } from '../deskContext';
import { usePaymentsTexts } from './paymentsTexts';
import { writeAmount } from './writePayment';

/** The schedule of a payment: each charge, its day as the organisation has it, and what became of it. */
export function Charges({ charges, devise }: Pick<AdminPaymentDetail, 'charges' | 'devise'>) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  return (
    <Card className="stack">
      <h2>{words.charges}</h2>
      <table className="desk-table">
        <tbody>
          {charges.map(({ charge, date, montant, state }) => (
            <tr key={charge}>
              <th scope="row">{writeDates(lang, 'UTC').date(date)}</th>
              <td>
                <Amount>{writeAmount(montant, devise, lang)}</Amount>
                <p className={`desk-state desk-state-${state}`}>{words.chargeStates[state]}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
