import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { entries, payments } from '../../db/schema';

export type PaymentRow = typeof payments.$inferSelect;

export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | null> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findPaymentByKey(
  queries: Queries,
  organisationId: string,
  key: string,
): Promise<PaymentRow | null> {
  const [row] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.organisationId, organisationId), eq(payments.idempotencyKey, key)));
  return row ?? null;
}

/** Keeps `row` unless its key is taken (null). */
export async function insertPayment(tx: Queries, row: PaymentRow): Promise<PaymentRow | null> {
  const [inserted] = await tx
    .insert(payments)
    .values(row)
    .onConflictDoNothing({ target: [payments.organisationId, payments.idempotencyKey] })
    .returning();
  return inserted ?? null;
}

/** What is paid once: an intent, or a link that is good for one payment. */
export type PaidOnce = Pick<PaymentRow, 'intentId' | 'linkId' | 'linkOnce'>;

/** Payments of the same intent or one-off link. */
const sameOrder = ({ intentId, linkId, linkOnce }: PaidOnce): SQL =>
  linkOnce && linkId !== null
    ? eq(payments.linkId, linkId)
    : intentId === null
      ? sql`false`
      : eq(payments.intentId, intentId);

/** How many charges of a payment were received. */
export async function takenCharges(queries: Queries, paymentId: string): Promise<number> {
  const [row] = await queries
    .select({ taken: sql`count(distinct ${entries.charge})`.mapWith(Number) })
    .from(entries)
    .where(and(eq(entries.paymentId, paymentId), eq(entries.kind, 'charge')));
  return row?.taken ?? 0;
}

/** Whether money was ever received for an intent or a one-off link. */
export async function isPaid(queries: Queries, order: PaidOnce): Promise<boolean> {
  const [paid] = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(and(sameOrder(order), isNotNull(payments.finalizedAt)))
    .limit(1);
  return paid !== undefined;
}

/**
 * Marks the unpaid payments of an intent or one-off link as replaced by a new one. Those that have no checkout yet end here; the others
 * must be closed at their provider before the new one opens.
 */
export async function replaceOthers(tx: Queries, payment: PaymentRow, now: Date): Promise<void> {
  const others = and(
    sameOrder(payment),
    ne(payments.id, payment.id),
    // Some providers let a payer try again after a decline, so a failed checkout may be open too.
    inArray(payments.state, ['created', 'processing', 'failed']),
    isNull(payments.replacedAt),
  );
  await tx
    .update(payments)
    .set({
      replacedAt: now,
      updatedAt: now,
      state: sql`case when ${payments.state} = 'created' then 'cancelled' else ${payments.state} end`,
    })
    .where(others);
}

/** Replaced payments of an intent or one-off link whose checkout may still be open. */
export function findReplacedOpen(queries: Queries, order: PaidOnce): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(payments)
    .where(and(sameOrder(order), inArray(payments.state, ['processing', 'failed']), isNotNull(payments.replacedAt)));
}

/** Notes the provider's checkout of a payment that waits for one; null when it waits no longer. */
export async function startProcessing(
  queries: Queries,
  id: string,
  checkout: { reference: string; url: string },
  now: Date,
): Promise<PaymentRow | null> {
  const [row] = await queries
    .update(payments)
    .set({ state: 'processing', providerRef: checkout.reference, url: checkout.url, updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')))
    .returning();
  return row ?? null;
}

/** Ends a payment that never had a checkout. */
export async function cancelCreated(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(payments)
    .set({ state: 'cancelled', replacedAt: now, updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')));
}

/** A payment with what the ledger says was received and given back, in minor units. */
export interface PaymentWithTotals {
  readonly payment: PaymentRow;
  readonly received: number;
  readonly refunded: number;
}
