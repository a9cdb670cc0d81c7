import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { personalData, type Holds, type TableName } from '../../db/personalData';
import * as schema from '../../db/schema';
import { cutIn, type Cut } from './words';

/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A table as erasure goes about it: one way for all that the classification names. */
export interface PersonalTable {
  readonly name: TableName;
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Its primary key. */
  readonly key: PgColumn;
  /** Columns that may hold something of people. */
  readonly personal: readonly string[];
  /** Restricts it to the rows of one organisation. */
  of(organisationId: string): SQL;
}

const holdsOf = (name: TableName) => personalData[name] as Readonly<Record<string, Holds<unknown>>>;

/** The tables that hold something of people, in the order of the schema. */
export const personalTables: readonly PersonalTable[] = (Object.keys(personalData) as TableName[]).flatMap((name) => {
  const holds = holdsOf(name);
  const personal = Object.keys(holds).filter((column) => holds[column] !== 'none' && holds[column] !== 'locked');
  return personal.length === 0 ? [] : [personalTable(name, personal)];
});

export function personalTableOf(name: TableName): PersonalTable {
  const found = personalTables.find((table) => table.name === name);
  if (!found) throw new Error(`orgkit: ${name} holds nothing of people`);
  return found;
}

function personalTable(name: TableName, personal: readonly string[]): PersonalTable {
  const table = schema[name] as PgTable;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const key = columns['id'] ?? columns['doc'];
  const { organisationId, paymentId } = columns;
  if (!key || !(organisationId ?? paymentId)) throw new Error(`orgkit: rows of ${name} cannot be found`);
  return {
    name,
    table,
    columns,
    key,
    personal,
    of: (id) =>
      organisationId
        ? sql`${organisationId} = ${id}`
        : sql`${paymentId} in (select id from payments where organisation_id = ${id})`,
  };
}

/**
 * The changes that remove all personal data from a row (PRIV-02), by the classification of its columns.
 * @param cut removes names and contacts from the organisation's own texts
 */
export function blankedColumns(name: TableName, row: AnyRow, cut: Cut): AnyRow {
  return changedColumns(row, personalTableOf(name).personal, (value, column) => {
    const holds = holdsOf(name)[column];
    return typeof holds === 'object' ? holds.blank(value) : cutIn(value, cut);
  });
}

/** The columns of a row that `change` makes something else of. */
export function changedColumns(
  row: AnyRow,
  columns: readonly string[],
  change: (value: unknown, column: string) => unknown,
): AnyRow {
  const after = columns.map((column) => [column, change(row[column], column)] as const);
  return Object.fromEntries(after.filter(([column, value]) => !isDeepStrictEqual(value, row[column])));
}
