import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { payments } from '../db/schema';
import type { PaymentRow } from './paymentStore';

/** Locks a payment for the address book, unless it is being written: payers never wait for this. */
export async function lockForContact(tx: Queries, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update', { skipLocked: true });
  return row ?? null;
}

/** Notes a payment's contact, empty for none, and the address book's next task. */
export async function noteContact(
  tx: Queries,
  paymentId: string,
  noted: Pick<PaymentRow, 'contactId' | 'contactTask'>,
): Promise<void> {
  await tx.update(payments).set(noted).where(eq(payments.id, paymentId));
}

/** Lets go of contacts of test payments; answers the payments with the contacts that they had. */
export async function releaseTestPayers(
  tx: Queries,
  organisationId: string,
  limit: number,
): Promise<{ id: string; contactId: string | null }[]> {
  const rows = await tx
    .select({ id: payments.id, contactId: payments.contactId })
    .from(payments)
    .where(and(eq(payments.organisationId, organisationId), eq(payments.mode, 'test'), gt(payments.contactId, '')))
    .orderBy(asc(payments.id))
    .limit(limit)
    .for('no key update');
  const ids = rows.map(({ id }) => id);
  await tx.update(payments).set({ contactId: '', contactTask: 'done' }).where(inArray(payments.id, ids));
  return rows;
}
