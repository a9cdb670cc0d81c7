import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';

/**
 * Copies the rows of a table that match a condition on `row`.
 * @param changes the columns that differ in copy `n`, counted from 1: a jsonb expression
 */
export async function copyRows(
  queries: Queries,
  table: string,
  { where, times, changes }: { readonly where: SQL; readonly times: number; readonly changes: SQL },
): Promise<void> {
  const name = sql.raw(table);
  // Selected from, not selected: `(…).*` would compute it anew for each column.
  await queries.execute(sql`insert into ${name} select copy.* from ${name} row cross join generate_series(1, ${times}::int) n
    cross join lateral jsonb_populate_record(row, ${changes}) copy where ${where}`);
}
