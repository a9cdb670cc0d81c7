import { and, eq, inArray, sql } from 'drizzle-orm';
import { slotsOn } from '../../../src/core/calendar';
import { timeZoneOf, type Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { bookedSlots, slotBookings, slotOpenings, slotWaits } from '../../db/schema';
import type { Deps } from '../../deps';
import { findOrganisation } from '../organisations/organisationStore';
import { bookedBetween } from './bookingStore';
import { holdCalendar, type CalendarRow } from './calendarStore';

/** A requested slot: `slot` as returned by CALL-02. */
interface AskedSlot {
  readonly organisationId: string;
  readonly mode: Mode;
  readonly calendarId: string;
  readonly slot: string;
  readonly submissionId: string;
  readonly seats?: number;
}

/**
 * Books seats of a slot within the caller's transaction; false if too few are left, or the slot does not exist, is
 * past, or of an archived calendar. However many ask at once, no slot is overbooked (SRV-05). To avoid deadlocks, book several in order of calendar
 * and slot. A trial gets what real bookings leave (ENT-31).
 */
export async function bookSlot(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { organisationId, mode, calendarId, slot, submissionId, seats = 1 }: AskedSlot,
): Promise<boolean> {
  if (!/^2\d{3}-\d\d-\d\dT/.test(slot) || Number.isNaN(Date.parse(slot))) return false;
  // Held, so that a slot is not removed while it is being booked.
  const calendar = await holdCalendar(tx, organisationId, calendarId);
  const organisation = await findOrganisation(tx, organisationId);
  if (!organisation || !calendar || calendar.archived) return false;
  const found = slotsOn(calendar.plan, [slot.slice(0, 10)], timeZoneOf(organisation)).find(({ text }) => text === slot);
  if (!found || found.at <= now().getTime() || !Number.isSafeInteger(seats) || seats < 1) return false;
  const start = new Date(found.at);
  const left = mode === 'live' ? found.seats : found.seats - (await bookedForReal(tx, calendar, start));
  const moment = sql`${start.toISOString()}::timestamptz`;
  const result = await tx.execute(sql`
    with held as (
      insert into ${bookedSlots} (organisation_id, calendar_id, start, mode, seats, booked)
      select ${organisationId}, ${calendarId}, ${moment}, ${mode}, ${found.seats}::int, ${seats}::int
      where ${seats}::int <= ${left}::int
      on conflict (organisation_id, calendar_id, start, mode) do update
        set seats = excluded.seats, booked = ${bookedSlots}.booked + excluded.booked
        where ${bookedSlots}.booked + excluded.booked <= ${left}::int
      returning organisation_id, calendar_id, start, mode
    )
    insert into ${slotBookings} (id, organisation_id, calendar_id, start, mode, seats, submission_id, created_at)
    select ${ids.row()}, organisation_id, calendar_id, start, mode, ${seats}::int, ${submissionId},
      ${now().toISOString()}::timestamptz from held
    returning id`);
  return (result as { rows: unknown[] }).rows.length === 1;
}

async function bookedForReal(tx: Queries, calendar: CalendarRow, start: Date): Promise<number> {
  const booked = await bookedBetween(tx, calendar, start, new Date(start.getTime() + 1), 'live');
  return booked.get(start.getTime()) ?? 0;
}

/** In which order several slots are taken and given back. */
export const slotOrder = (calendarId: string, start: Date): string => `${calendarId} ${start.toISOString()}`;

/** Gives back all that submissions have booked, in the order in which slots are taken. */
export async function releaseSlots(
  tx: Queries,
  organisationId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  const booked = await tx
    .select({ id: slotBookings.id, calendarId: slotBookings.calendarId, start: slotBookings.start })
    .from(slotBookings)
    .where(
      and(eq(slotBookings.organisationId, organisationId), inArray(slotBookings.submissionId, [...submissionIds])),
    );
  const place = ({ calendarId, start }: (typeof booked)[number]) => slotOrder(calendarId, start);
  booked.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  for (const { id } of booked) await releaseBooking(tx, id);
}

/** Gives back one booking, and has who waits for it told (WAIT-03); false when it was given back already. */
export async function releaseBooking(tx: Queries, id: string): Promise<boolean> {
  const result = await tx.execute(sql`
    with gone as (
      delete from ${slotBookings} where ${slotBookings.id} = ${id} returning *
    ),
    freed as (select organisation_id, calendar_id, start, mode, sum(seats)::int as seats from gone
      group by organisation_id, calendar_id, start, mode),
    counted as (update ${bookedSlots} set booked = ${bookedSlots}.booked - freed.seats from freed
      where ${bookedSlots}.organisation_id = freed.organisation_id and ${bookedSlots}.calendar_id = freed.calendar_id
        and ${bookedSlots}.start = freed.start and ${bookedSlots}.mode = freed.mode),
    opened as (insert into ${slotOpenings} (id, organisation_id, calendar_id, start, due_at)
      select id, organisation_id, calendar_id, start, created_at from gone where exists (
        select 1 from ${slotWaits} waits where waits.organisation_id = gone.organisation_id
          and waits.calendar_id = gone.calendar_id and waits.ends_at >= gone.start))
    select 1 from gone`);
  return (result as { rows: unknown[] }).rows.length > 0;
}
