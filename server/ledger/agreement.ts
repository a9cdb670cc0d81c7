import type { Minor } from '../../src/core/money';
import { agreedCharge, agreedCharges, currentTerms } from '../../src/core/payment';
import type { PaymentRow } from './paymentStore';

/** What is agreed to be paid, in minor units: the charges in order, or one amount a month without end. */
export interface Agreement {
  readonly currency: string;
  readonly charges: readonly Minor[];
  readonly monthly: Minor | null;
  /** What the first charge takes. */
  readonly first: Minor;
}

/** What a payment takes from now on, changes of its amount included (PAY-02). */
export const termsOf = (row: PaymentRow) => currentTerms(row);

/** The agreement of a payment's row, always computed from what the server has priced. */
export function agreementOf(payment: PaymentRow): Agreement {
  const { currency, maxAmount } = payment;
  return {
    currency,
    charges: agreedCharges(payment, currency),
    monthly: maxAmount === null ? currentTerms(payment).montant : null,
    first: agreedCharge(payment, currency, 1) ?? payment.montant,
  };
}
