import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { countUpTo } from '../../db/countUpTo';
import { afterPlace, orderBy, type ListOrder } from '../../db/listOrder';
import { bookedSlots, formSubmissions, slotBookings } from '../../db/schema';
import { inMode } from '../../db/inMode';
import type { CalendarKey } from './calendarStore';

type BookingRow = typeof slotBookings.$inferSelect;

const bookingsOf = ({ organisationId, id }: CalendarKey) =>
  and(eq(slotBookings.organisationId, organisationId), eq(slotBookings.calendarId, id));

/** Seats booked from a moment on, by calendar; those without any are left out. */
export const bookedSince = (
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
  from: Date,
  shown: Mode,
): Promise<ReadonlyMap<string, number>> =>
  sumByCalendar(
    queries,
    organisationId,
    and(inArray(bookedSlots.calendarId, [...ids]), gte(bookedSlots.start, from)),
    shown,
  );

/** Seats booked of one slot each of several calendars, by calendar; those without any are left out. */
export const bookedOfEach = async (
  queries: Queries,
  organisationId: string,
  slots: readonly { readonly id: string; readonly start: Date }[],
  shown: Mode,
): Promise<ReadonlyMap<string, number>> => {
  const { calendarId, start } = bookedSlots;
  const each = slots.map((slot) => and(eq(calendarId, slot.id), eq(start, slot.start)));
  return each.length === 0 ? new Map() : sumByCalendar(queries, organisationId, or(...each), shown);
};

async function sumByCalendar(queries: Queries, organisationId: string, condition: SQL | undefined, shown: Mode) {
  const { calendarId, mode, booked } = bookedSlots;
  const rows = await queries
    .select({ id: calendarId, booked: sql`sum(${booked})`.mapWith(Number) })
    .from(bookedSlots)
    .where(and(eq(bookedSlots.organisationId, organisationId), inMode(mode, shown), condition))
    .groupBy(calendarId);
  return new Map(rows.map((row) => [row.id, row.booked]));
}

/** The nearest booked slots before and after a span of time. */
export async function bookedAround(
  queries: Queries,
  { organisationId, id }: CalendarKey,
  { from, to }: { readonly from: Date; readonly to: Date },
  shown: Mode,
): Promise<{ before: Date | null; after: Date | null }> {
  const { start, mode, booked } = bookedSlots;
  const own = and(
    eq(bookedSlots.organisationId, organisationId),
    eq(bookedSlots.calendarId, id),
    inMode(mode, shown),
    gt(booked, 0),
  );
  const nearest = (condition: SQL, order: SQL) =>
    queries.select({ start }).from(bookedSlots).where(and(own, condition)).orderBy(order).limit(1);
  const [[before], [after]] = [await nearest(lt(start, from), desc(start)), await nearest(gte(start, to), asc(start))];
  return { before: before?.start ?? null, after: after?.start ?? null };
}

/** Seats really booked of some slots, by the slot's milliseconds since 1970; slots without any are left out. */
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

/** Seats booked as a read of one mode sees it, by the slot's milliseconds since 1970; from one moment to another. */
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

/** Days or a slot of a calendar, as moments: from the first to before the last. */
export interface Window {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const within = (column: AnyPgColumn, { from, to }: Window) => and(from && gte(column, from), to && lt(column, to));

export const bookingOrder: ListOrder = { columns: [slotBookings.start, slotBookings.id], isDescending: false };

/** Bookings of a calendar by slot; `after` is the place to go on from. */
export function pageBookings(
  queries: Queries,
  calendar: CalendarKey,
  { after, shown, limit, ...window }: Window & { after?: string | undefined; shown: Mode; limit: number },
): Promise<(BookingRow & { readonly heldUntil: Date | null })[]> {
  return queries
    .select({ ...getTableColumns(slotBookings), heldUntil: formSubmissions.heldUntil })
    .from(slotBookings)
    .leftJoin(formSubmissions, eq(formSubmissions.id, slotBookings.submissionId))
    .where(
      and(
        bookingsOf(calendar),
        inMode(slotBookings.mode, shown),
        within(slotBookings.start, window),
        afterPlace(bookingOrder, after, calendar.organisationId),
      ),
    )
    .orderBy(...orderBy(bookingOrder))
    .limit(limit);
}

/** How many bookings there are; null for more than a thousand. */
export const countListed = (
  queries: Queries,
  calendar: CalendarKey,
  { shown, ...window }: Window & { readonly shown: Mode },
): Promise<number | null> =>
  countUpTo(queries, slotBookings, {
    list: and(bookingsOf(calendar), inMode(slotBookings.mode, shown), within(slotBookings.start, window)),
    order: orderBy(bookingOrder),
  });

/** The number of bookings, and those ticked as present. */
export async function findPresent(queries: Queries, calendar: CalendarKey, window: Window, shown: Mode) {
  const { id, start, mode, presentAt } = slotBookings;
  const own = and(bookingsOf(calendar), inMode(mode, shown), within(start, window));
  const present = await queries
    .select({ id, at: presentAt })
    .from(slotBookings)
    .where(and(own, isNotNull(presentAt)))
    .orderBy(asc(start), asc(id));
  return { bookings: await queries.$count(slotBookings, own), present };
}

/** Seats of those who came, by the slot's milliseconds since 1970. */
export async function presentBetween(
  queries: Queries,
  calendar: CalendarKey,
  window: Window,
  shown: Mode,
): Promise<ReadonlyMap<number, number>> {
  const { start, mode, presentAt, seats } = slotBookings;
  const rows = await queries
    .select({ start, present: sql`sum(${seats})`.mapWith(Number) })
    .from(slotBookings)
    .where(and(bookingsOf(calendar), inMode(mode, shown), within(start, window), isNotNull(presentAt)))
    .groupBy(start);
  return new Map(rows.map((row) => [row.start.getTime(), row.present]));
}

/** Notes that whoever booked came, and who says so; null takes it back. */
export async function savePresence(
  tx: Queries,
  id: string,
  present: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await tx
    .update(slotBookings)
    .set({ presentAt: present?.at ?? null, presentBy: present?.by ?? null })
    .where(eq(slotBookings.id, id));
}

export async function lockBooking(tx: Queries, calendar: CalendarKey, id: string): Promise<BookingRow | null> {
  const own = and(eq(slotBookings.id, id), bookingsOf(calendar));
  const [row] = await tx.select().from(slotBookings).where(own).for('update');
  return row ?? null;
}

export async function findBooking(queries: Queries, calendar: CalendarKey, id: string): Promise<BookingRow | null> {
  const own = and(eq(slotBookings.id, id), bookingsOf(calendar));
  const [row] = await queries.select().from(slotBookings).where(own);
  return row ?? null;
}

/** Bookings that a submission holds. */
export const countBookings = (
  queries: Queries,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<number> =>
  queries.$count(slotBookings, and(eq(slotBookings.organisationId, organisationId), eq(slotBookings.submissionId, id)));
