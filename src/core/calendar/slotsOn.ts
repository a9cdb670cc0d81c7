import { dayNumber } from './civilDay';
import { weekdayOfNumber } from './weekday';
import { zonedTime } from './zonedTime';

/** When a calendar opens every week: slots of `length` minutes one after the other, as many as end by `to`. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** Local times `HH:mm`; `to` up to 24:00. */
  readonly from: string;
  readonly to: string;
  readonly length: number;
  readonly seats: number;
  /** First and last day (YYYY-MM-DD) on which they hold; null without end. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** The settings a calendar's slots are built from. */
export interface SlotPlan {
  /** Slots one by one; `start` is a moment, ISO 8601 with its offset. */
  readonly slots: readonly { readonly start: string; readonly seats: number }[];
  readonly hours: readonly OpeningHours[];
  /** Days (YYYY-MM-DD) without any slot. */
  readonly closed: readonly string[];
}

export interface Slot {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** The moment as the wire has it: always the same text for the same slot (ENT-06). */
  readonly text: string;
  readonly seats: number;
}

const MINUTE = 60_000;

/**
 * The slots of some days (YYYY-MM-DD, local), earliest first. A slot that is listed and falls into opening hours counts once,
 * with the seats of the list. Lengths are those that pass: where a clock goes back an hour has its slots twice.
 * @throws RangeError for an unknown time zone.
 * @example
 * slotsOn({ slots: [], hours: [{ weekday: 3, from: '09:00', to: '09:40', length: 15, seats: 1, validFrom: null, validTo: null }], closed: [] }, ['2025-11-12'], 'Europe/Paris').map(({ text }) => text) // => ['2025-11-12T09:00:00+01:00', '2025-11-12T09:15:00+01:00']
 */
export function slotsOn({ slots, hours, closed }: SlotPlan, days: readonly string[], timeZone: string): Slot[] {
  const zone = zonedTime(timeZone);
  const open = new Set(days.filter((day) => !closed.includes(day)));
  const found = new Map<number, Slot>();
  const add = (at: number, seats: number) => {
    const text = zone.textOf(at);
    if (!found.has(at) && open.has(text.slice(0, 10))) found.set(at, { at, text, seats });
  };
  for (const { start, seats } of slots) add(Date.parse(start), seats);
  for (const day of open) {
    for (const opening of hours.filter((one) => holdsOn(one, day))) {
      const end = zone.momentOf(day, opening.to);
      const length = opening.length * MINUTE;
      for (let at = zone.momentOf(day, opening.from); at + length <= end; at += length) add(at, opening.seats);
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}

function holdsOn({ weekday, validFrom, validTo }: OpeningHours, day: string): boolean {
  if ((validFrom !== null && day < validFrom) || (validTo !== null && day > validTo)) return false;
  return weekdayOfNumber(dayNumber(day)) + 1 === weekday;
}

/**
 * The days of a month, `month` counted from 0.
 * @example
 * daysOfMonth(2025, 1).length // => 28
 * daysOfMonth(2024, 1).at(-1) // => '2024-02-29'
 */
export function daysOfMonth(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month, index + 1)).toISOString().slice(0, 10),
  );
}
