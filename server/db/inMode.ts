import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Mode } from '../../src/core/organisation';

/** `seesMode` as a condition (ENT-31): rows of a table that a read of one mode sees. Nothing to ask for in a trial, which sees all. */
export const inMode = (column: AnyPgColumn, shown: Mode): SQL | undefined =>
  shown === 'test' ? undefined : eq(column, shown);

/** The same for rows of a rehearsal: those of an ended one are invisible (ENT-32). */
export const inModeUnended = (table: { readonly mode: AnyPgColumn; readonly endedAt: AnyPgColumn }, shown: Mode) =>
  and(isNull(table.endedAt), inMode(table.mode, shown));

/** The same within a statement of one's own; `column` with its table, as it is called there. */
export const andInMode = (column: SQL, shown: Mode): SQL => (shown === 'test' ? sql`` : sql` and ${column} = ${shown}`);

/**
 * The same in the mode of an organisation not read yet; rows about a trial are visible with it.
 * @param organisationId a column, with its table
 * @param about mode of the rows' subject, with its table
 */
export const andInModeOf = (column: SQL, organisationId: SQL, about = sql`'live'`): SQL => sql` and (${column} = 'live'
  or ${about} = 'test' or exists (
  select 1 from organisations own where own.id = ${organisationId} and coalesce(own.document ->> 'mode', 'test') = 'test'))`;
