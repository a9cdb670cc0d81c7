import type { Minor } from '../../money';
import type { CountedPayment } from './ledger';

/** What is left of debts or of a submission, in minor units: when a payment of them was priced (null: not known), and now. */
export interface Owed {
  readonly priced: Minor | null;
  readonly now: Minor;
}

/**
 * Whether a payment of debts or of a submission still pays what is owed, others having been paid since it was priced (PAY-11,
 * PAY-50): its amount without fee cover, in all for parts and of one month for months. What of it was a gift above the debts
 * already then may stay one.
 * @example
 * isStillDue({ type: 'DETTE', currency: 'eur', montant: minor(6000), fees: minor(0), abo: false, divide: null, maxAmount: minor(6000) }, { priced: minor(9000), now: minor(6000) }) // => true
 * isStillDue({ type: 'MULTI_DETTE', currency: 'eur', montant: minor(10000), fees: minor(0), abo: false, divide: null, maxAmount: minor(10000) }, { priced: minor(8000), now: minor(7999) }) // => false
 */
export function isStillDue(payment: CountedPayment, { priced, now }: Owed): boolean {
  const { divide, maxAmount, montant, fees } = payment;
  const amount = (divide === null ? montant : (maxAmount ?? montant)) - fees;
  return now >= Math.min(amount, priced ?? amount);
}
