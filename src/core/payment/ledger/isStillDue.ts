import type { Minor } from '../../money';
import type { CountedPayment } from './ledger';

/** The open balance of debts or a submission, in minor units: when the payment was priced (null: unknown), and now. */
export interface Owed {
  readonly priced: Minor | null;
  readonly now: Minor;
}

/**
 * Whether a payment of debts or a submission still matches the balance, others having been paid since it was priced
 * (PAY-11, PAY-50). Compares the amount without fee cover: the total of a split, one month of a monthly payment. Any
 * surplus that was already a gift at pricing may stay one.
 * @example
 * isStillDue({ type: 'DETTE', currency: 'eur', montant: minor(6000), fees: minor(0), abo: false, divide: null, maxAmount: minor(6000) }, { priced: minor(9000), now: minor(6000) }) // => true
 * isStillDue({ type: 'MULTI_DETTE', currency: 'eur', montant: minor(10000), fees: minor(0), abo: false, divide: null, maxAmount: minor(10000) }, { priced: minor(8000), now: minor(7999) }) // => false
 */
export function isStillDue(payment: CountedPayment, { priced, now }: Owed): boolean {
  const { divide, maxAmount, montant, fees } = payment;
  const amount = (divide === null ? montant : (maxAmount ?? montant)) - fees;
  return now >= Math.min(amount, priced ?? amount);
}
