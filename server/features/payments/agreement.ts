import { minor, type Minor } from '../../../src/core/money';
import { agreedCharge, agreedCharges, currentTerms, type CountedPayment } from '../../../src/core/payment';
import type { PaymentRow } from './paymentStore';

/** What is agreed to be paid, in minor units: the charges in order, or one amount a month without end. */
export interface Agreement {
  readonly currency: string;
  readonly charges: readonly Minor[];
  readonly monthly: Minor | null;
  /** What the first charge takes. */
  readonly first: Minor;
}

/** A payment's row as the rules of core read it. */
export const countedPayment = <R extends Pick<PaymentRow, 'montant' | 'fees' | 'maxAmount' | 'amounts' | Shape>>(
  row: R,
): R & CountedPayment => ({
  ...row,
  montant: minor(row.montant),
  fees: minor(row.fees),
  maxAmount: row.maxAmount === null ? null : minor(row.maxAmount),
});
type Shape = 'type' | 'currency' | 'abo' | 'divide';

/** What a payment takes from now on, changes of its amount included (PAY-02). */
export const termsOf = (row: PaymentRow) => currentTerms(countedPayment(row));

/** The agreement of a payment's row, always computed from what the server has priced. */
export function agreementOf(row: PaymentRow): Agreement {
  const payment = countedPayment(row);
  const { currency, maxAmount } = payment;
  return {
    currency,
    charges: agreedCharges(payment, currency),
    monthly: maxAmount === null ? currentTerms(payment).montant : null,
    first: agreedCharge(payment, currency, 1) ?? payment.montant,
  };
}
