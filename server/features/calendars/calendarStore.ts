import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { bookedSlots, calendars, slotBookings } from '../../db/schema';
import { seen } from '../../db/seen';

export type CalendarRow = typeof calendars.$inferSelect;
export type BookingRow = typeof slotBookings.$inferSelect;

/** The calendar of an id, of whatever organisation; or null. */
export async function findCalendar(queries: Queries, id: string): Promise<CalendarRow | null> {
  const [row] = await queries.select().from(calendars).where(eq(calendars.id, id));
  return row ?? null;
}

export async function lockCalendar(tx: Queries, id: string): Promise<CalendarRow | null> {
  const [row] = await tx.select().from(calendars).where(eq(calendars.id, id)).for('update');
  return row ?? null;
}

export function calendarsOf(queries: Queries, organisationId: string): Promise<CalendarRow[]> {
  return queries
    .select()
    .from(calendars)
    .where(eq(calendars.organisationId, organisationId))
    .orderBy(asc(calendars.label), asc(calendars.id));
}

/** Keeps a new calendar. False when the id is taken. */
export async function insertCalendar(tx: Queries, row: CalendarRow): Promise<boolean> {
  const inserted = await tx.insert(calendars).values(row).onConflictDoNothing().returning({ id: calendars.id });
  return inserted.length === 1;
}

export async function saveCalendar(tx: Queries, { id, ...row }: CalendarRow): Promise<void> {
  await tx.update(calendars).set(row).where(eq(calendars.id, id));
}

/** How many seats are booked as a read of one mode sees it, by the slot's milliseconds since 1970; from one moment to another. */
export async function bookedBetween(
  queries: Queries,
  calendarId: string,
  from: Date,
  to: Date,
  shown: Mode,
): Promise<ReadonlyMap<number, number>> {
  const { start } = bookedSlots;
  const own = and(eq(bookedSlots.calendarId, calendarId), seen(bookedSlots.mode, shown));
  const rows = await queries
    .select({ start, booked: sql`sum(${bookedSlots.booked})`.mapWith(Number) })
    .from(bookedSlots)
    .where(and(own, gte(start, from), lt(start, to)))
    .groupBy(start);
  return new Map(rows.map((row) => [row.start.getTime(), row.booked]));
}

/** Bookings of a calendar by slot; `after` is the booking to go on from. */
export function pageBookings(
  queries: Queries,
  calendarId: string,
  {
    from,
    to,
    after,
    shown,
    limit,
  }: {
    from?: Date | undefined;
    to?: Date | undefined;
    after?: string | undefined;
    shown: Mode;
    limit: number;
  },
): Promise<BookingRow[]> {
  const last = sql`select start, id from ${slotBookings} where id = ${after} and calendar_id = ${calendarId}`;
  return queries
    .select()
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.calendarId, calendarId),
        seen(slotBookings.mode, shown),
        from && gte(slotBookings.start, from),
        to && lt(slotBookings.start, to),
        after === undefined ? undefined : sql`(${slotBookings.start}, ${slotBookings.id}) > (${last})`,
      ),
    )
    .orderBy(asc(slotBookings.start), asc(slotBookings.id))
    .limit(limit);
}

export async function findBooking(tx: Queries, calendarId: string, id: string): Promise<BookingRow | null> {
  const [row] = await tx
    .select()
    .from(slotBookings)
    .where(and(eq(slotBookings.id, id), eq(slotBookings.calendarId, calendarId)))
    .for('update');
  return row ?? null;
}
