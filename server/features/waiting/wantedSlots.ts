import { dayOfSlot, slotsOn, zonedTime, type Slot } from '../../../src/core/calendar';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { bookedBetween } from '../calendars/bookingStore';
import type { CalendarRow } from '../calendars/calendarStore';
import { turnEnd } from '../calendars/turnEnd';

/** The clock of an organisation, its mode, and now. */
export interface Around {
  readonly zone: string;
  readonly shown: Mode;
  readonly now: Date;
}

/** A slot to come with how many of its seats are free. */
export interface Coming extends Slot {
  readonly free: number;
}

/** The slots to come of some days. */
export async function comingSlots(
  queries: Queries,
  calendar: CalendarRow,
  days: readonly string[],
  { zone, shown, now }: Around,
): Promise<Coming[]> {
  const coming = slotsOn(calendar.plan, days, zone).filter(({ at }) => at > now.getTime());
  const [first, last] = [coming[0], coming.at(-1)];
  if (!first || !last) return [];
  const booked = await bookedBetween(queries, calendar, new Date(first.at), new Date(last.at + 1), shown);
  return coming.map((slot) => ({ ...slot, free: slot.seats - (booked.get(slot.at) ?? 0) }));
}

/** Something full that can be waited for: a slot, or a day for any slot of it. */
interface Wanted {
  readonly wanted: string;
  readonly endsAt: Date;
}

/**
 * The slot, or those of the days, that are full and of which somebody can still be told; whether any of what was asked for is free,
 * and so to be booked instead.
 */
export async function fullOf(
  queries: Queries,
  calendar: CalendarRow,
  { slot, days }: { readonly slot?: string | undefined; readonly days?: readonly string[] | undefined },
  around: Around,
): Promise<{ full: Wanted[]; isFree: boolean }> {
  const { zone, now } = around;
  const on = days ?? [dayOfSlot(slot ?? '', zone) ?? ''];
  const coming = await comingSlots(queries, calendar, [...new Set(on)].sort(), around);
  const asked = slot === undefined ? coming : coming.filter(({ at }) => at === Date.parse(slot));
  const isFree = asked.some(({ free }) => free > 0);
  const told = asked.filter(({ at }) => turnEnd(now, new Date(at)) !== null);
  if (slot !== undefined)
    return { isFree, full: isFree ? [] : told.map(({ text, at }) => ({ wanted: text, endsAt: new Date(at) })) };
  const dayOf = ({ text }: Slot) => text.slice(0, 10);
  const bookable = new Set(asked.filter(({ free }) => free > 0).map(dayOf));
  const full = [...new Set(told.map(dayOf))].filter((day) => !bookable.has(day));
  const clock = zonedTime(zone);
  return { isFree, full: full.map((wanted) => ({ wanted, endsAt: new Date(clock.momentOf(wanted, '24:00')) })) };
}
