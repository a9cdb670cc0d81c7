import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';

/**
 * Writes copies of the rows of a table that a condition names, as `row`.
 * @param changes what the copy `n`, counted from 1, has of its own: a jsonb object by columns
 */
export async function copyRows(
  queries: Queries,
  table: string,
  { where, times, changes }: { readonly where: SQL; readonly times: number; readonly changes: SQL },
): Promise<void> {
  const name = sql.raw(table);
  await queries.execute(sql`insert into ${name} select (jsonb_populate_record(row, ${changes})).*
    from ${name} row cross join generate_series(1, ${times}::int) n where ${where}`);
}
