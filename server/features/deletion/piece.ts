import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** Rows that one transaction of a deletion looks at: nobody waits for long. */
export const PIECE = 200;

/** How much a piece changed, and after which row the next one begins; null when the table is through. */
export interface Taken {
  readonly found: number;
  readonly after: string | null;
}

/** Takes a piece of an organisation's rows of one table, in the caller's transaction. */
export type Take = (tx: Queries, deps: Deps, organisation: OrganisationRecord, after: string) => Promise<Taken>;

/** The answer of a piece that read so many rows, up to a last one. */
export const takenUpTo = (found: number, read: number, last: string | undefined, piece = PIECE): Taken => ({
  found,
  after: read < piece ? null : (last ?? null),
});

/**
 * The columns that follow the organisation's in an index that has all rows of a table.
 * @throws Error for a table whose rows of an organisation no index finds
 */
export function orderWithin(table: PgTable): readonly string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table);
  const keys = [
    ...columns.filter(({ primary }) => primary).map((column) => [column.name]),
    ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
    ...indexes
      .filter(({ config }) => config.where === undefined && (config.method ?? 'btree') === 'btree')
      .map(({ config }) => config.columns.map((column) => (column as Partial<PgColumn>).name ?? '')),
  ];
  const found = keys.find((key) => key[0] === 'organisation_id' && !key.includes(''));
  if (!found) throw new Error(`orgkit: no index finds an organisation's rows of ${name}`);
  return found.slice(1);
}

/** Some of an organisation's rows of a table, as a condition: those that nobody has in hand. */
export function someOf(table: PgTable, organisationId: string): SQL {
  const { organisationId: own } = getTableColumns(table) as Record<string, PgColumn>;
  const order = ['organisation_id', ...orderWithin(table)].map((column) => sql.identifier(column));
  return sql`ctid = any(array(select ctid from ${table} where ${own} = ${organisationId}
    order by ${sql.join(order, sql`, `)} limit ${PIECE} for update skip locked))`;
}

/** Deletes some rows of a table. */
export const takeRows =
  (table: PgTable): Take =>
  async (tx, _deps, { id }) => {
    const gone = await tx
      .delete(table)
      .where(someOf(table, id))
      .returning({ one: sql`1` });
    return { found: gone.length, after: gone.length < PIECE ? null : '' };
  };
