import { minor, type Minor } from '../../../src/core/money';
import { chargesOf } from '../../../src/core/payment';

/** What is agreed to be paid, in minor units: the charges in order, or one amount a month without end. */
export interface Agreement {
  readonly currency: string;
  readonly charges: readonly Minor[];
  readonly monthly: Minor | null;
}

/** The agreement of a payment's row, always computed from what the server has priced. */
export function agreementOf(payment: {
  readonly currency: string;
  readonly montant: number;
  readonly maxAmount: number | null;
}): Agreement {
  const { currency } = payment;
  const montant = minor(payment.montant);
  const maxAmount = payment.maxAmount === null ? null : minor(payment.maxAmount);
  return {
    currency,
    charges: chargesOf({ montant, maxAmount }, currency),
    monthly: maxAmount === null ? montant : null,
  };
}

/** Amount of one charge, counted from 1; null when the agreement has no such charge. */
export function chargeOf(agreement: Pick<Agreement, 'charges' | 'monthly'>, charge: number): Minor | null {
  return agreement.monthly ?? agreement.charges[charge - 1] ?? null;
}
