import { and, asc, eq, getTableColumns, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { bookedSlots, calendars, formSubmissions, slotBookings } from '../../db/schema';
import { inMode } from '../../db/inMode';

export type CalendarRow = typeof calendars.$inferSelect;
type BookingRow = typeof slotBookings.$inferSelect;

/** Which calendar. */
type CalendarKey = Pick<CalendarRow, 'organisationId' | 'id'>;

const bookingsOf = ({ organisationId, id }: CalendarKey) =>
  and(eq(slotBookings.organisationId, organisationId), eq(slotBookings.calendarId, id));
const own = (organisationId: string, id: string) =>
  and(eq(calendars.organisationId, organisationId), eq(calendars.id, id));

/** The calendar of an id among an organisation's own; or null. */
export async function findCalendar(queries: Queries, organisationId: string, id: string): Promise<CalendarRow | null> {
  const [row] = await queries.select().from(calendars).where(own(organisationId, id));
  return row ?? null;
}

/** The same, locked against changes until the transaction ends. */
export async function holdCalendar(tx: Queries, organisationId: string, id: string): Promise<CalendarRow | null> {
  const [row] = await tx.select().from(calendars).where(own(organisationId, id)).for('key share');
  return row ?? null;
}

export async function lockCalendar(tx: Queries, organisationId: string, id: string): Promise<CalendarRow | null> {
  const [row] = await tx.select().from(calendars).where(own(organisationId, id)).for('update');
  return row ?? null;
}

export function listCalendars(queries: Queries, organisationId: string): Promise<CalendarRow[]> {
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
  await tx.update(calendars).set(row).where(own(row.organisationId, id));
}

/** How many calendars were made with a form. */
export const countOfForm = (queries: Queries, organisationId: string, formId: string): Promise<number> =>
  queries.$count(calendars, and(eq(calendars.organisationId, organisationId), eq(calendars.formId, formId)));

/** How many seats of some slots are really booked, by the slot's milliseconds since 1970; only those where any are. */
export async function bookedAt(
  queries: Queries,
  { organisationId, id }: CalendarKey,
  starts: readonly Date[],
): Promise<ReadonlyMap<number, number>> {
  const { start, booked } = bookedSlots;
  const ofCalendar = and(eq(bookedSlots.organisationId, organisationId), eq(bookedSlots.calendarId, id));
  const rows = await queries
    .select({ start, booked })
    .from(bookedSlots)
    .where(and(ofCalendar, eq(bookedSlots.mode, 'live'), inArray(start, [...starts]), gt(booked, 0)));
  return new Map(rows.map((row) => [row.start.getTime(), row.booked]));
}

/** How many seats are booked as a read of one mode sees it, by the slot's milliseconds since 1970; from one moment to another. */
export async function bookedBetween(
  queries: Queries,
  { organisationId, id }: CalendarKey,
  from: Date,
  to: Date,
  shown: Mode,
): Promise<ReadonlyMap<number, number>> {
  const { start } = bookedSlots;
  const ofCalendar = and(
    eq(bookedSlots.organisationId, organisationId),
    eq(bookedSlots.calendarId, id),
    inMode(bookedSlots.mode, shown),
  );
  const rows = await queries
    .select({ start, booked: sql`sum(${bookedSlots.booked})`.mapWith(Number) })
    .from(bookedSlots)
    .where(and(ofCalendar, gte(start, from), lt(start, to)))
    .groupBy(start);
  return new Map(rows.map((row) => [row.start.getTime(), row.booked]));
}

/** Bookings of a calendar by slot; `after` is the booking to go on from. */
export function pageBookings(
  queries: Queries,
  calendar: CalendarKey,
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
): Promise<(BookingRow & { readonly heldUntil: Date | null })[]> {
  const last = sql`select start, id from ${slotBookings} where id = ${after} and ${bookingsOf(calendar)}`;
  return queries
    .select({ ...getTableColumns(slotBookings), heldUntil: formSubmissions.heldUntil })
    .from(slotBookings)
    .leftJoin(formSubmissions, eq(formSubmissions.id, slotBookings.submissionId))
    .where(
      and(
        bookingsOf(calendar),
        inMode(slotBookings.mode, shown),
        from && gte(slotBookings.start, from),
        to && lt(slotBookings.start, to),
        after === undefined ? undefined : sql`(${slotBookings.start}, ${slotBookings.id}) > (${last})`,
      ),
    )
    .orderBy(asc(slotBookings.start), asc(slotBookings.id))
    .limit(limit);
}

export async function findBooking(queries: Queries, calendar: CalendarKey, id: string): Promise<BookingRow | null> {
  const own = and(eq(slotBookings.id, id), bookingsOf(calendar));
  const [row] = await queries.select().from(slotBookings).where(own);
  return row ?? null;
}

/** Whether a submission has anything booked. */
export async function hasBookings(
  queries: Queries,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<boolean> {
  const own = and(eq(slotBookings.organisationId, organisationId), eq(slotBookings.submissionId, id));
  return (await queries.$count(slotBookings, own)) > 0;
}
