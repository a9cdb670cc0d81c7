import type { AdminPayment } from '../../../contract/payments/adminPayments';
import { BY_HAND } from '../../../contract/terms/handMeans';
import { usePaymentsTexts } from './paymentsTexts';

/** State of a payment; says so when it is partly refunded. */
export function PaymentStateWord({ payment }: { payment: AdminPayment }) {
  const words = usePaymentsTexts();
  const { provider, refunded } = payment;
  // What was noted by mistake was given back by nobody.
  const state = provider === BY_HAND && payment.state === 'refunded' ? 'cancelled' : payment.state;
  const isPart = state === 'succeeded' && refunded > 0;
  return (
    <span className={`desk-state desk-state-${isPart ? 'refunded' : state}`}>
      {isPart ? words.partlyRefunded : words.states[state]}
    </span>
  );
}
