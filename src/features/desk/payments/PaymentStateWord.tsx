import type { AdminPayment } from '../../../contract/payments/adminPayments';
import { usePaymentsTexts } from './paymentsTexts';

/** How a payment stands; one of which a part went back says so. */
export function PaymentStateWord({ payment: { state, refunded } }: { payment: AdminPayment }) {
  const words = usePaymentsTexts();
  const isPart = state === 'succeeded' && refunded > 0;
  return (
    <span className={`desk-state desk-state-${isPart ? 'refunded' : state}`}>
      {isPart ? words.partlyRefunded : words.states[state]}
    </span>
  );
}
