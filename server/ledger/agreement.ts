import type { Minor } from '../../src/core/money';
import { agreedCharge, agreedCharges, currentTerms } from '../../src/core/payment';
import type { PaymentRow } from './paymentStore';

/** A payment's agreed terms in minor units: the charges in order, or an open-ended monthly amount. */
export interface Agreement {
  readonly currency: string;
  readonly charges: readonly Minor[];
  readonly monthly: Minor | null;
  /** Amount of the first charge. */
  readonly first: Minor;
}

/** A payment's current terms, amount changes included (PAY-02). */
export const termsOf = (row: PaymentRow) => currentTerms(row);

/** A payment row's agreement, always computed from the server's pricing. */
export function agreementOf(payment: PaymentRow): Agreement {
  const { currency, maxAmount } = payment;
  return {
    currency,
    charges: agreedCharges(payment, currency),
    monthly: maxAmount === null ? currentTerms(payment).montant : null,
    first: agreedCharge(payment, currency, 1) ?? payment.montant,
  };
}
