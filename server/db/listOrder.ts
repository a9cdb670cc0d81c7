import { asc, desc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { instant } from '../../src/contract/common';
import { malformed } from '../errors';
import { alphabetical } from './sortKeys';

/** A column that an index has otherwise than as it is. */
interface Turned {
  readonly column: AnyPgColumn;
  as(value: SQL): SQL;
  /** The text of a document that it is sorted by, in a query and in a row. */
  readonly text?: { in(column: SQL): SQL; of(document: unknown): string };
}
type Ordered = AnyPgColumn | Turned;

/** An order that an index has: columns that all go the same way, the last of them a key. */
export interface ListOrder {
  readonly columns: readonly Ordered[];
  readonly isDescending: boolean;
}

/** Two orders of a list: `key` from the first to the last, `-key` the other way. */
export const bothWays = <K extends string>(key: K, columns: ListOrder['columns']) =>
  ({
    [key]: { columns, isDescending: false },
    [`-${key}`]: { columns, isDescending: true },
  }) as Record<K | `-${K}`, ListOrder>;

/** A column by the alphabet, folded as in searches. */
export const byAlphabet = (column: AnyPgColumn): Turned => ({ column, as: alphabetical });

const isTurned = (one: Ordered): one is Turned => 'as' in one;
const columnOf = (one: Ordered): AnyPgColumn => (isTurned(one) ? one.column : one);
const textOf = (one: Ordered) => (isTurned(one) ? one.text : undefined);
/** `value` as the index has the column. */
const asIn = (one: Ordered, value: SQL): SQL => (isTurned(one) ? one.as(value) : value);
/** The same of a column of some rows. */
const columnAsIn = (one: Ordered, column: SQL): SQL => asIn(one, textOf(one)?.in(column) ?? column);
const fieldsOf = (order: ListOrder) => getTableColumns(tableOf(order));
function tableOf({ columns: [first] }: ListOrder): PgTable {
  if (!first) throw new Error('orgkit: an order without columns');
  return columnOf(first).table;
}

/** A page of a list that comes in several orders: `limit` rows after a place. */
export interface SortedPage<S extends string> {
  readonly sort?: S | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The order of most lists. */
export const newestFirst = (table: { readonly createdAt: AnyPgColumn; readonly id: AnyPgColumn }): ListOrder => ({
  columns: [table.createdAt, table.id],
  isDescending: true,
});

export const orderBy = ({ columns, isDescending }: ListOrder): SQL[] =>
  columns.map((one) => (isDescending ? desc : asc)(columnAsIn(one, sql`${columnOf(one)}`)));

/** Begins a place in a list; ids have no such letter. */
const MARK = '~';

/**
 * Where a row, which has the order's columns, stands in it: text that a list is read on from, though the row be deleted
 * meanwhile (SRV-32).
 */
export const placeIn =
  (order: ListOrder) =>
  (row: object): string => {
    const fields = Object.entries(fieldsOf(order));
    const values = order.columns.map((one) => {
      const [name = ''] = fields.find(([, column]) => column === columnOf(one)) ?? [];
      const value = (row as Readonly<Record<string, unknown>>)[name];
      return textOf(one)?.of(value) ?? value;
    });
    return MARK + Buffer.from(JSON.stringify(values)).toString('base64url');
  };

/**
 * Condition for the rows after a place in an order; after a row where its id is given instead: none where the organisation has no such row.
 * @throws HttpError 400 for a place in another order
 */
export function afterPlace(order: ListOrder, before: string | undefined, owner: string): SQL | undefined {
  if (before === undefined) return undefined;
  const { columns, isDescending } = order;
  const own = sql.join(
    columns.map((one) => columnAsIn(one, sql`${columnOf(one)}`)),
    sql`, `,
  );
  const place = before.startsWith(MARK) ? readPlace(order, before) : placeOfId(order, before, owner);
  return sql`(${own}) ${sql.raw(isDescending ? '<' : '>')} (${place})`;
}

function placeOfId(order: ListOrder, id: string, owner: string): SQL {
  const { id: key, organisationId } = fieldsOf(order) as Record<string, PgColumn>;
  const known = (column: PgColumn) => sql`known.${sql.identifier(column.name)}`;
  const values = order.columns.map((one) => columnAsIn(one, known(columnOf(one))));
  return sql`select ${sql.join(values, sql`, `)} from ${tableOf(order)} known
    where ${known(key as PgColumn)} = ${id} and ${known(organisationId as PgColumn)} = ${owner}`;
}

function readPlace(order: ListOrder, text: string): SQL {
  const values = parsed(Buffer.from(text.slice(MARK.length), 'base64url').toString());
  const isPlace = Array.isArray(values) && values.length === order.columns.length;
  if (!isPlace || !order.columns.every((one, at) => fits(one, values[at])))
    throw malformed('before', 'must be `next` of the page before, in the same order');
  const written = order.columns.map((one, at) => asIn(one, sql`${values[at]}::${sql.raw(typeOf(columnOf(one)))}`));
  return sql.join(written, sql`, `);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function fits(one: Ordered, value: unknown): boolean {
  const { dataType, notNull } = columnOf(one);
  if (value === null) return !notNull && !textOf(one);
  if (dataType === 'number') return Number.isSafeInteger(value);
  if (dataType === 'date') return v.is(instant, value);
  return typeof value === 'string' && !value.includes('\0');
}

const typeOf = ({ dataType }: AnyPgColumn): string =>
  dataType === 'number' ? 'bigint' : dataType === 'date' ? 'timestamptz' : 'text';
