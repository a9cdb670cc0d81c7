import { and, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import type { paymentChanges, refunds, stops } from '../../db/schema';

/** Whether a request that was not answered may be made again; one that was not tried yet may. */
export const isDue = ({ nextTryAt }: { readonly nextTryAt: AnyPgColumn }, now: Date) =>
  or(isNull(nextTryAt), lte(nextTryAt, now));

/**
 * Puts off a request that the provider has not answered: 1, 2, 4 … minutes, a day at most (SRV-31). A try between two waits, as by
 * a payer's click or by another process, lengthens none.
 */
export async function askLater(
  queries: Queries,
  table: typeof refunds | typeof paymentChanges | typeof stops,
  request: SQL | undefined,
  now: Date,
): Promise<void> {
  const { tries } = table;
  const nextTryAt = sql`${now.toISOString()}::timestamptz
    + least(interval '1 day', interval '1 minute' * power(2, least(${tries}, 11)))`;
  await queries
    .update(table)
    .set({ tries: sql`${tries} + 1`, nextTryAt })
    .where(and(request, isDue(table, now)));
}
