import type { AdminPayment } from '../../../contract/payments/adminPayments';
import { usePaymentsTexts } from './paymentsTexts';

/** State of a payment; says so when it is partly refunded. */
export function PaymentStateWord({ payment: { state, refunded } }: { payment: AdminPayment }) {
  const words = usePaymentsTexts();
  const isPart = state === 'succeeded' && refunded > 0;
  return (
    <span className={`desk-state desk-state-${isPart ? 'refunded' : state}`}>
      {isPart ? words.partlyRefunded : words.states[state]}
    </span>
  );
}
