import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from './database';

/**
 * About how many rows a query finds, as the database's planner expects: it reads none of them.
 */
export async function estimateRows(queries: Queries, query: SQLWrapper): Promise<number> {
  const result: unknown = await queries.execute(sql`explain (format json) ${query}`);
  const { rows } = result as { rows: { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[] };
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
