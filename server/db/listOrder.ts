import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An order that an index has: columns that all go the same way, the last of them the key. */
export interface ListOrder {
  readonly columns: readonly AnyPgColumn[];
  readonly isDescending: boolean;
}

export const orderBy = ({ columns, isDescending }: ListOrder): SQL[] =>
  columns.map((column) => (isDescending ? desc(column) : asc(column)));

/** Rows that come after the one of an id; none where the organisation has no such row. */
export function afterRow(
  { columns, isDescending }: ListOrder,
  { id, organisationId }: { readonly id: AnyPgColumn; readonly organisationId: AnyPgColumn },
  before: string,
  owner: string,
): SQL {
  const named = columns.map(({ name }) => sql.identifier(name));
  return sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(isDescending ? '<' : '>')} (
    select ${sql.join(named, sql`, `)} from ${id.table} known
    where known.${sql.identifier(id.name)} = ${before} and known.${sql.identifier(organisationId.name)} = ${owner})`;
}
