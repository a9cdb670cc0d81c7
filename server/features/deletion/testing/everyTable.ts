import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { TableName } from '../../../db/personalData';
import type { Queries } from '../../../db/database';
import * as schema from '../../../db/schema';

export const tables = (Object.entries(schema) as [TableName, PgTable][]).filter(([, one]) => is(one, PgTable));
const columnsOf = (table: PgTable) => getTableColumns(table) as Record<string, PgColumn>;

/** The tables that a table's rows name, by the columns that do. */
export const namedBy = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    return { columns, foreignTable, foreignColumns, onDelete: key.onDelete };
  });

/** The rows of an organisation, also where another row says whose they are; undefined where nothing does. */
export function ofOrganisation(table: PgTable, organisationId: string): SQL | undefined {
  const { organisationId: own, id } = columnsOf(table);
  if (table === schema.organisations) return sql`${id} = ${organisationId}`;
  if (own) return sql`${own} = ${organisationId}`;
  for (const { columns, foreignTable, foreignColumns } of namedBy(table)) {
    const within = foreignTable === schema.users ? undefined : ofOrganisation(foreignTable, organisationId);
    if (within) return sql`${columns[0]} in (select ${foreignColumns[0]} from ${foreignTable} where ${within})`;
  }
  return undefined;
}

/** All rows of an organisation as texts, by table. */
export async function rowsOf(queries: Queries, organisationId: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, table] of tables) {
    const where = ofOrganisation(table, organisationId);
    if (!where) continue;
    const rows = await queries
      .select({ row: sql<string>`${table}::text` })
      .from(table)
      .where(where);
    found[name] = rows.map(({ row }) => row).sort();
  }
  return found;
}

/** Adds `times` rows of an organisation to every table that says whose its rows are, parents before those that name them. */
export async function fillTables(queries: Queries, organisationId: string, times: number): Promise<void> {
  const done = new Set<PgTable>([schema.organisations, schema.deletions]);
  const fill = async (name: TableName, table: PgTable): Promise<void> => {
    if (done.has(table)) return;
    done.add(table);
    for (const { foreignTable } of namedBy(table)) {
      const parent = tables.find(([, one]) => one === foreignTable);
      if (parent) await fill(...parent);
    }
    if (table !== schema.users && !ofOrganisation(table, organisationId)) return;
    for (let n = 1; n <= times; n += 1)
      await queries
        .insert(table)
        .values((await madeRow(queries, name, table, organisationId, n)) as never)
        .onConflictDoNothing();
  };
  for (const [name, table] of tables) await fill(name, table);
}

async function madeRow(queries: Queries, name: TableName, table: PgTable, organisationId: string, n: number) {
  const row: Record<string, unknown> = {};
  const columns = columnsOf(table);
  for (const [key, column] of Object.entries(columns))
    if (column.notNull && !column.hasDefault)
      row[key] = madeValue(column, `${organisationId}-${name}-row-number-${n}`, n);
  if (columns['organisationId']) row['organisationId'] = organisationId;
  if (columns['mode']) row['mode'] = 'live';
  for (const { columns: named, foreignTable, foreignColumns } of namedBy(table)) {
    const where = ofOrganisation(foreignTable, organisationId);
    // Two tables may refer to each other: one is still empty.
    const [parent] = await queries
      .select()
      .from(foreignTable)
      .where(where)
      .offset(n - 1)
      .limit(1);
    named.forEach((column, index) => {
      const [key = ''] = Object.entries(columns).find(([, one]) => one.name === column.name) ?? [];
      const [from = ''] =
        Object.entries(columnsOf(foreignTable)).find(([, one]) => one.name === foreignColumns[index]?.name) ?? [];
      if (parent) row[key] = parent[from];
    });
  }
  return row;
}

function madeValue(column: PgColumn, unique: string, n: number): unknown {
  switch (column.dataType) {
    case 'number':
      return n;
    case 'boolean':
      return true;
    case 'date':
      return new Date('2025-01-10T00:00:00Z');
    case 'json':
      return {};
    case 'array':
      return [];
    default:
      return unique;
  }
}
