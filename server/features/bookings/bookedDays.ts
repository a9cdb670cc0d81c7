import type { BookedCalendar, CalendarDays, listBookedCalendars } from '../../../src/contract/records/bookings';
import type { QueryOut } from '../../../src/contract/route';
import { dayOf, daysFrom, nearestDay, slotsOn, zonedTime } from '../../../src/core/calendar';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { placeIn } from '../../db/listOrder';
import { PAGE, toPage } from '../../page';
import { requireRow } from '../../requireOwned';
import { bookedAround, bookedBetween, bookedOfEach, bookedSince, presentBetween } from '../calendars/bookingStore';
import { calendarOrder, findCalendar, pageCalendars, type CalendarRow } from '../calendars/calendarStore';
import { countWaiting } from '../calendars/waitStore';
import { endHolds } from '../forms/holds/endHolds';
import { readingOf } from './bookingService';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

const WEEK = 7;

/** Calendars with their next slot and what is booked (CALL-100). */
export async function readBookedCalendars(
  deps: Surroundings,
  organisationId: string,
  { limit = PAGE, archived, ...page }: QueryOut<typeof listBookedCalendars>,
): Promise<{ data: BookedCalendar[]; next: string | null }> {
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const { zone, shown } = await readingOf(queries, organisationId);
  const { data: rows, next } = toPage(
    await pageCalendars(queries, organisationId, { ...page, archived: archived === 'true', limit: limit + 1 }),
    limit,
    (row) => row,
    placeIn(calendarOrder),
  );
  const slots = new Map(rows.map((row) => [row.id, nextSlot(row, zone, deps.now())]));
  const starts = [...slots].flatMap(([id, slot]) => (slot ? [{ id, start: new Date(slot.at) }] : []));
  const taken = await bookedOfEach(queries, organisationId, starts, shown);
  const booked = await bookedSince(queries, organisationId, [...slots.keys()], deps.now(), shown);
  const data = rows.map(({ id, label }): BookedCalendar => {
    const slot = slots.get(id);
    return {
      ...{ id, label, booked: booked.get(id) ?? 0 },
      next: slot ? { slot: slot.text, seats: slot.seats, booked: taken.get(id) ?? 0 } : null,
    };
  });
  return { data, next };
}

function nextSlot({ plan, archived }: CalendarRow, zone: string, now: Date) {
  if (archived) return undefined;
  const today = dayOf(now.getTime(), zone);
  const next = nearestDay(plan, today, 1, zone);
  return slotsOn(plan, next === null ? [today] : [today, next], zone).find(({ at }) => at > now.getTime());
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
  const reading = await readingOf(queries, organisationId);
  const today = dayOf(deps.now().getTime(), reading.zone);
  let week = await readWeek(queries, calendar, asked ?? today, reading);
  if (asked === undefined && week.slots.length === 0 && week.next !== null)
    week = await readWeek(queries, calendar, week.next, reading);
  const { id, label, archived, waitingList } = calendar;
  const named = week.slots.map(({ slot }) => slot);
  const waits = await countWaiting(queries, calendar, deps.now(), named);
  const slots = week.slots.map((one) => ({ ...one, waiting: waits.of.get(one.slot) ?? 0 }));
  return { ...{ id, label, archived, mode: reading.shown, today }, ...week, slots, waitingList, waiting: waits.all };
}

async function readWeek(
  queries: Queries,
  calendar: CalendarRow,
  from: string,
  { zone, shown }: { readonly zone: string; readonly shown: Mode },
): Promise<
  Pick<CalendarDays, 'from' | 'previous' | 'next'> & { slots: Omit<CalendarDays['slots'][number], 'waiting'>[] }
> {
  const clock = zonedTime(zone);
  const days = daysFrom(from, WEEK);
  const last = days.at(-1) ?? from;
  const week = { from: new Date(clock.momentOf(from, '00:00')), to: new Date(clock.momentOf(last, '24:00')) };
  const booked = await bookedBetween(queries, calendar, week.from, week.to, shown);
  const present = await presentBetween(queries, calendar, week, shown);
  const seats = new Map(slotsOn(calendar.plan, days, zone).map((slot) => [slot.at, slot.seats]));
  // A slot taken out of the plan stays listed while it is booked.
  for (const [at, taken] of booked) if (taken > 0 && !seats.has(at)) seats.set(at, taken);
  const slots = [...seats]
    .sort(([a], [b]) => a - b)
    .map(([at, all]) => ({
      slot: clock.textOf(at),
      seats: all,
      booked: booked.get(at) ?? 0,
      present: present.get(at) ?? 0,
    }));
  const { before, after } = await bookedAround(queries, calendar, week, shown);
  const sorted = (...found: (string | null)[]) => found.filter((day) => day !== null).sort();
  const dayAt = (at: Date | null) => at && dayOf(at.getTime(), zone);
  return {
    from,
    slots,
    previous: sorted(nearestDay(calendar.plan, from, -1, zone), dayAt(before)).at(-1) ?? null,
    next: sorted(nearestDay(calendar.plan, last, 1, zone), dayAt(after))[0] ?? null,
  };
}
