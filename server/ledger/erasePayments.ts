import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { payments } from '../db/schema';
import { listedBy } from './searchText';

/** Writes a payment's texts after anonymisation (PRIV-02); amounts stay. */
export async function blankPayment(
  tx: Queries,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx
    .update(payments)
    .set(changes)
    .where(and(eq(payments.id, id), eq(payments.organisationId, organisationId)));
}

/** Marks payments as erased; those that were only begun end. */
export async function endErased(tx: Queries, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({
      erasedAt: at,
      contactTask: 'done',
      updatedAt: at,
      replacedAt: sql`case when ${payments.state} = 'created' then ${at.toISOString()}::timestamptz else ${payments.replacedAt} end`,
      state: sql`case when ${payments.state} = 'created' then 'cancelled' else ${payments.state} end`,
    })
    .where(and(inArray(payments.id, [...ids]), isNull(payments.erasedAt)));
  // Ids and the subject remain searchable.
  for (const row of await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))) {
    await tx.update(payments).set(listedBy(row)).where(eq(payments.id, row.id));
  }
}
