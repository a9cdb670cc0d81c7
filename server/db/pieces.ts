import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Rows that one statement of housekeeping takes: nobody waits for long. */
export const PIECE = 1000;

/**
 * Some rows of a table, as a condition of the statement that deletes them: the first by `order` that fit `which`, without
 * those that another process has in hand (SRV-25).
 * @param id key of the table @param order a column that an index finds them by
 */
// An array: as a subquery it might be read again for each row, and find others.
export const pieceOf = (id: AnyPgColumn, which: SQL | undefined, order: AnyPgColumn): SQL =>
  sql`${id} = any(array(select ${id} from ${id.table} where ${which} order by ${order} limit ${PIECE} for update skip locked))`;
