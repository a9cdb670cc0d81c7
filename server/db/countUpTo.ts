import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

/** More are not counted: a list costs the same however long it is (SRV-19). */
const MOST = 1000;

/** How many rows of a list there are; null for more than a thousand. @param order one that an index has for them */
export async function countUpTo(
  queries: Queries,
  table: PgTable,
  { list, order }: { readonly list: SQL | undefined; readonly order: readonly SQL[] },
): Promise<number | null> {
  const some = queries
    .select({ one: sql`1` })
    .from(table)
    .where(list)
    .orderBy(...order)
    .limit(MOST + 1)
    .as('some');
  const count = await queries.$count(some);
  return count > MOST ? null : count;
}
