import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { payments } from '../db/schema';
import { searchText } from './searchText';

/** Writes what is left of a payment's texts once nobody is to be found in them (PRIV-02); nothing that moves money. */
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
      updatedAt: at,
      replacedAt: sql`case when ${payments.state} = 'created' then ${at.toISOString()}::timestamptz else ${payments.replacedAt} end`,
      state: sql`case when ${payments.state} = 'created' then 'cancelled' else ${payments.state} end`,
    })
    .where(and(inArray(payments.id, [...ids]), isNull(payments.erasedAt)));
  // Ids are still searched for, and what is paid for.
  for (const row of await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))) {
    await tx
      .update(payments)
      .set({ search: searchText(row) })
      .where(eq(payments.id, row.id));
  }
}
