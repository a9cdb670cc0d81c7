import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { contactPayments, contactSums } from '../../db/schema';
import type { PaymentRow } from '../../ledger/paymentStore';
import { lockInTree } from './lockContacts';
import { sumEntries } from './sumEntries';

type Counted = Pick<PaymentRow, 'id' | 'organisationId' | 'mode' | 'currency'>;

/** Counts a payment's money for its contact, under the contact's lock, in place of what was counted before. */
export async function addPayment(tx: Queries, payment: Counted, contactId: string): Promise<void> {
  const { id: paymentId, organisationId, mode, currency } = payment;
  await lockInTree(tx, organisationId, contactId);
  const there = await tx.$count(contactPayments, eq(contactPayments.paymentId, paymentId));
  const { received, lastAt } = await sumEntries(tx, paymentId);
  if (!lastAt) return;
  const counted = { organisationId, contactId, mode, currency, received, lastAt };
  await tx
    .insert(contactPayments)
    .values({ paymentId, ...counted })
    .onConflictDoUpdate({ target: contactPayments.paymentId, set: counted });
  if (there > 0) return sumContact(tx, organisationId, contactId);
  const { received: sum, counted: count, lastAt: last } = contactSums;
  await tx
    .insert(contactSums)
    .values({ ...counted, counted: 1 })
    .onConflictDoUpdate({
      target: [contactSums.organisationId, contactSums.contactId, contactSums.mode, contactSums.currency],
      set: {
        received: sql`${sum} + excluded.received`,
        counted: sql`${count} + 1`,
        lastAt: sql`greatest(${last}, excluded.last_at)`,
      },
    });
}

/** Counts payments for nobody; the caller re-sums their contacts. */
export async function dropPayments(tx: Queries, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length > 0)
    await tx.delete(contactPayments).where(inArray(contactPayments.paymentId, [...paymentIds]));
}

/** Re-sums a contact's counted payments, under its lock. */
export async function sumContact(tx: Queries, organisationId: string, contactId: string): Promise<void> {
  await tx
    .delete(contactSums)
    .where(and(eq(contactSums.organisationId, organisationId), eq(contactSums.contactId, contactId)));
  await tx.execute(sql`
    insert into ${contactSums} (organisation_id, contact_id, mode, currency, received, counted, last_at)
    select organisation_id, contact_id, mode, currency, sum(received)::bigint, count(*)::int, max(last_at)
    from ${contactPayments} where organisation_id = ${organisationId} and contact_id = ${contactId}
    group by organisation_id, contact_id, mode, currency`);
}
