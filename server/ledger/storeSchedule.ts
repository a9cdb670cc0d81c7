import { and, eq, gt, sql } from 'drizzle-orm';
import {
  chargeStates,
  dateOfCharge,
  dayOf,
  nextChargeOf,
  subscriptionStateOf,
  type ChargeStanding,
  type LedgerEvent,
} from '../../src/core/payment';
import { buildInsert } from '../db/buildOnce';
import type { Queries } from '../db/database';
import { charges, payments } from '../db/schema';
import { termsOf } from './agreement';
import type { PaymentRow } from './paymentStore';

/** The charges of a payment as its events leave them. */
export const standingsOf = (payment: PaymentRow, events: readonly LedgerEvent[]): ChargeStanding[] =>
  chargeStates(payment, events);

const { paymentId, charge } = charges;
const put = buildInsert((queries, rows: (typeof charges.$inferInsert)[]) =>
  queries
    .insert(charges)
    .values(rows)
    .onConflictDoUpdate({
      target: [paymentId, charge],
      set: {
        montant: sql`excluded.montant`,
        date: sql`excluded.date`,
        state: sql`excluded.state`,
        refunded: sql`excluded.refunded`,
      },
    }),
);

/**
 * Writes the dated schedule of a payment that has received money, from the payer's original plan, with each charge's
 * state, and where a subscription stands. Derives from the set of known events, so neither order nor repetition matters.
 * @param zone of the organisation's days
 */
export async function storeSchedule(
  tx: Queries,
  payment: PaymentRow,
  events: readonly LedgerEvent[],
  zone: string,
): Promise<void> {
  const first = events
    .filter(({ type }) => type === 'payment.succeeded')
    .reduce<LedgerEvent | null>((old, event) => (old && old.createdAt <= event.createdAt ? old : event), null);
  if (!first) return;
  const start = dayOf(first.createdAt.getTime(), zone);
  const rows = standingsOf(payment, events).map((standing) => ({
    ...standing,
    paymentId: payment.id,
    date: dateOfCharge(start, standing.charge),
  }));
  await put(tx, rows);
  if (payment.abo) {
    const stands = {
      subscriptionState: subscriptionStateOf(rows),
      nextCharge: nextChargeOf(rows)?.date ?? null,
      termMontant: termsOf(payment).montant,
    };
    await tx.update(payments).set(stands).where(eq(payments.id, payment.id));
  }
  if (payment.finalizedAt === null) return;
  await tx.delete(charges).where(and(eq(paymentId, payment.id), gt(charge, rows.length)));
}
