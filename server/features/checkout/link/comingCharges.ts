import { asc, eq } from 'drizzle-orm';
import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import { toUnits, ZERO, type Minor } from '../../../../src/core/money';
import { agreedCharge, dateOfCharge } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import { charges } from '../../../db/schema';
import type { PaymentRow } from '../../../ledger/paymentStore';

/** Months to come that are listed of a payment without end. */
const MONTHS = 3;

/** The charges of a payment that are to come, as its schedule has them; of one without end, the first ones. */
export async function comingCharges(
  queries: Queries,
  payment: PaymentRow,
): Promise<NonNullable<NonNullable<PaymentConfig['paiement']>['charges']>> {
  const rows = await queries
    .select()
    .from(charges)
    .where(eq(charges.paymentId, payment.id))
    .orderBy(asc(charges.charge));
  const units = (amount: Minor) => toUnits(amount, payment.currency);
  const coming = rows.flatMap(({ charge, montant, date, state }) =>
    state === 'due' || state === 'failed' ? [{ charge, montant: units(montant), date, state }] : [],
  );
  const [first, next] = [rows[0], coming.at(-1)];
  if (payment.maxAmount !== null || !first || !next) return coming;
  const later = Array.from({ length: MONTHS - 1 }, (_, index) => next.charge + 1 + index);
  return [
    ...coming,
    ...later.map((charge) => ({
      charge,
      montant: units(agreedCharge(payment, payment.currency, charge) ?? ZERO),
      date: dateOfCharge(first.date, charge),
      state: 'due' as const,
    })),
  ];
}
