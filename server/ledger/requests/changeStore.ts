import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Minor } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { paymentChanges, payments } from '../../db/schema';
import type { PaymentRow } from '../paymentStore';

export type ChangeRow = typeof paymentChanges.$inferSelect;

export async function findChangeByKey(
  queries: Queries,
  organisationId: string,
  key: string,
): Promise<ChangeRow | null> {
  const [row] = await queries
    .select()
    .from(paymentChanges)
    .where(and(eq(paymentChanges.organisationId, organisationId), eq(paymentChanges.idempotencyKey, key)));
  return row ?? null;
}

/** Keeps `row` unless its key is taken (null). */
export async function insertChange(tx: Queries, row: typeof paymentChanges.$inferInsert): Promise<ChangeRow | null> {
  const [kept] = await tx
    .insert(paymentChanges)
    .values(row)
    .onConflictDoNothing({ target: [paymentChanges.organisationId, paymentChanges.idempotencyKey] })
    .returning();
  return kept ?? null;
}

/** A new amount the provider has not confirmed yet. */
export type PendingAmount = ChangeRow & { readonly montant: Minor };

/** The new amounts of a payment that the provider has not answered, in the order in which they were asked for. */
export async function listPendingAmounts(queries: Queries, paymentId: string): Promise<PendingAmount[]> {
  const rows = await queries
    .select()
    .from(paymentChanges)
    .where(and(eq(paymentChanges.paymentId, paymentId), eq(paymentChanges.amountState, 'asked')))
    .orderBy(asc(paymentChanges.amountNumber));
  return rows.filter((row): row is PendingAmount => row.montant !== null);
}

/** Number of changes of amount requested for a payment, under its lock. */
export const countAmountChanges = (tx: Queries, paymentId: string): Promise<number> =>
  tx.$count(paymentChanges, and(eq(paymentChanges.paymentId, paymentId), isNotNull(paymentChanges.montant)));

/** Whether a payment was changed with an update intent. */
export const isChangeMade = async (queries: Queries, intentId: string): Promise<boolean> =>
  (await queries.$count(paymentChanges, eq(paymentChanges.intentId, intentId))) > 0;

/** Makes others wait who move or change the payment. */
export async function lockPayment(tx: Queries, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

/** Writes who pays; nothing that is charged. */
export async function savePayer(
  tx: Queries,
  id: string,
  change: Pick<PaymentRow, 'info' | 'facturation' | 'search' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...change, contactTask: 'meet' })
    .where(eq(payments.id, id));
}
