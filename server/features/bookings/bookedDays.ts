import type { BookedCalendar, CalendarDays } from '../../../src/contract/records/bookings';
import { dayOf, daysFrom, nearestDays, slotsOn, zonedTime } from '../../../src/core/calendar';
import type { Deps } from '../../deps';
import { PAGE, toPage } from '../../page';
import { requireRow } from '../../requireOwned';
import { bookedAround, bookedBetween, bookedSince, presentBetween } from '../calendars/bookingStore';
import { findCalendar, pageCalendars, type CalendarRow } from '../calendars/calendarStore';
import { endHolds } from '../forms/holds/endHolds';
import { readingOf } from './bookingService';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

const WEEK = 7;

/** Calendars with their next slot and what is booked (CALL-100). */
export async function readBookedCalendars(
  deps: Surroundings,
  organisationId: string,
  { limit = PAGE, ...page }: { limit?: number | undefined; search?: string | undefined; before?: string | undefined },
): Promise<{ data: BookedCalendar[]; next: string | null }> {
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const { zone, shown } = await readingOf(queries, organisationId);
  const { data: rows, next } = toPage(
    await pageCalendars(queries, organisationId, { ...page, limit: limit + 1 }),
    limit,
    (row) => row,
  );
  const ids = rows.map(({ id }) => id);
  const booked =
    ids.length === 0 ? new Map<string, number>() : await bookedSince(queries, organisationId, ids, deps.now(), shown);
  const data: BookedCalendar[] = [];
  for (const row of rows) {
    const slot = nextSlot(row, zone, deps.now());
    const taken = slot && (await bookedBetween(queries, row, new Date(slot.at), new Date(slot.at + 1), shown));
    data.push({
      id: row.id,
      label: row.label,
      next: slot && { slot: slot.text, seats: slot.seats, booked: taken?.get(slot.at) ?? 0 },
      booked: booked.get(row.id) ?? 0,
    });
  }
  return { data, next };
}

function nextSlot({ plan }: CalendarRow, zone: string, now: Date) {
  const isComing = ({ at }: { readonly at: number }) => at > now.getTime();
  const today = dayOf(now.getTime(), zone);
  const onToday = slotsOn(plan, [today], zone).find(isComing);
  const { next } = nearestDays(plan, today, today, zone);
  return onToday ?? (next === null ? null : (slotsOn(plan, [next], zone)[0] ?? null));
}

/** Seven days of a calendar, slot by slot (CALL-101). @throws HttpError 404 */
export async function readDays(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  asked: string | undefined,
): Promise<CalendarDays> {
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const calendar = requireRow(await findCalendar(queries, organisationId, calendarId), 'calendar');
  const { zone, shown } = await readingOf(queries, organisationId);
  const clock = zonedTime(zone);
  const today = dayOf(deps.now().getTime(), zone);
  const read = async (from: string) => {
    const days = daysFrom(from, WEEK);
    const last = days.at(-1) ?? from;
    const [first, end] = [new Date(clock.momentOf(from, '00:00')), new Date(clock.momentOf(last, '24:00'))];
    const booked = await bookedBetween(queries, calendar, first, end, shown);
    const planned = new Map(slotsOn(calendar.plan, days, zone).map((slot) => [slot.at, slot.seats]));
    // What is booked of a slot that was taken out of the plan is still booked.
    for (const [at, taken] of booked) if (taken > 0 && !planned.has(at)) planned.set(at, taken);
    const present = await presentBetween(queries, calendar, { from: first, to: end }, shown);
    const slots = [...planned]
      .sort(([a], [b]) => a - b)
      .map(([at, seats]) => ({
        slot: clock.textOf(at),
        seats,
        booked: booked.get(at) ?? 0,
        present: present.get(at) ?? 0,
      }));
    const near = nearestDays(calendar.plan, from, last, zone);
    const around = await bookedAround(queries, calendar, { from: first, to: end }, shown);
    const dayAt = (at: Date | null) => (at ? dayOf(at.getTime(), zone) : null);
    return {
      ...{ from, slots },
      previous:
        [near.previous, dayAt(around.before)]
          .filter((day) => day !== null)
          .sort()
          .at(-1) ?? null,
      next: [near.next, dayAt(around.after)].filter((day) => day !== null).sort()[0] ?? null,
    };
  };
  let found = await read(asked ?? today);
  if (asked === undefined && found.slots.length === 0 && found.next !== null) found = await read(found.next);
  return { id: calendar.id, label: calendar.label, mode: shown, today, ...found };
}
