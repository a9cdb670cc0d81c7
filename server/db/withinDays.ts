import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The first and the last of some days, YYYY-MM-DD; any when absent. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Rows of these days of a time zone. @param zone under the name that databases know */
export function withinDays(column: AnyPgColumn, { from, to }: Days, zone: string): SQL | undefined {
  const midnight = (day: string, later: number) =>
    sql`(${existing(day)}::date + ${later}::int)::timestamp at time zone ${zone}`;
  return and(
    from === undefined ? undefined : sql`${column} >= ${midnight(from, 0)}`,
    to === undefined ? undefined : sql`${column} < ${midnight(to, 1)}`,
  );
}

/** A day that databases know: the 31st of February is in March, and there is no year 0. */
function existing(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const known = Number.isNaN(time) ? day : new Date(time).toISOString().slice(0, 10);
  return known < '0001-01-01' ? '0001-01-01' : known;
}
