import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

interface Counters {
  readonly relname: string;
  /** Rows read from end to end, and rows fetched by an index. */
  readonly scanned: number;
  readonly fetched: number;
}

/**
 * How many rows of each table `work` has the database read, by any statement: also within transactions, to write, and to
 * check foreign keys. On the embedded database, whose one connection counts what it did.
 */
export async function rowsReadBy(queries: Queries, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countersOf(queries);
  await work();
  const after = await countersOf(queries);
  const read = after.map(({ relname, scanned, fetched }) => {
    const was = before.find((row) => row.relname === relname);
    return [relname, scanned + fetched - (was ? was.scanned + was.fetched : 0)] as const;
  });
  return Object.fromEntries(read.filter(([, rows]) => rows > 0));
}

async function countersOf(queries: Queries): Promise<Counters[]> {
  await queries.execute(sql`select pg_stat_force_next_flush()`);
  await queries.execute(sql`select pg_stat_clear_snapshot()`);
  const result: unknown = await queries.execute(sql`
    select relname, coalesce(seq_tup_read, 0)::int as scanned, coalesce(idx_tup_fetch, 0)::int as fetched
    from pg_stat_user_tables`);
  return (result as { rows: Counters[] }).rows;
}
