import { getTableColumns, getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

/**
 * Inserts any number of rows by one statement, which is the same text for all: PostgreSQL parses it once.
 * Rows that are there already stay as they are. @param rows with all columns @returns how many were inserted
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly Required<InferInsertModel<Table>>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const);
  const values = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map(([key, name]) => [name, row[key]])),
  );
  const columns = sql.raw(names.map(([, name]) => `"${name}"`).join(', '));
  const type = sql.raw(`null::"${getTableName(table)}"`);
  const result: unknown = await queries.execute(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(${type}, ${JSON.stringify(values)}::jsonb)
    on conflict do nothing returning 1`);
  return (result as { rows: unknown[] }).rows.length;
}
