import { dayNumber, dayOfNumber } from './civilDay';
import { weekdayOfNumber } from './weekday';
import { zonedTime } from './zonedTime';

/** A weekly pattern from which slots are made, on the clock of the organisation. */
export interface SlotPattern {
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  /** `HH:mm`; `to` up to 24:00. */
  readonly from: string;
  readonly to: string;
  /** Minutes of a slot, and of the pause after it. */
  readonly length: number;
  readonly pause: number;
  readonly seats: number;
  /** First and last day, YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
}

interface MadeSlot {
  /** The moment as the clock of the organisation shows it, with its offset. */
  readonly start: string;
  readonly seats: number;
}

const MINUTE = 60_000;

/**
 * The slots of a weekly pattern, earliest first. Lengths are those that pass: where a clock is put forward an hour has none, where it
 * goes back it has them twice, as `slotsOn` has it. Ends after `most` slots.
 * @throws RangeError for an unknown time zone.
 * @example
 * weekOfSlots({ weekdays: [3], from: '09:00', to: '10:00', length: 20, pause: 10, seats: 1, first: '2025-11-10', last: '2025-11-16' }, 'Europe/Paris', 1000).map(({ start }) => start) // => ['2025-11-12T09:00:00+01:00', '2025-11-12T09:30:00+01:00']
 */
export function weekOfSlots(pattern: SlotPattern, timeZone: string, most: number): MadeSlot[] {
  const { weekdays, from, to, length, pause, seats, first, last } = pattern;
  const zone = zonedTime(timeZone);
  const made: MadeSlot[] = [];
  for (let number = dayNumber(first); number <= dayNumber(last); number += 1) {
    const day = dayOfNumber(number);
    if (day === null || !weekdays.includes(weekdayOfNumber(number) + 1)) continue;
    const end = zone.momentOf(day, to);
    for (let at = zone.momentOf(day, from); at + length * MINUTE <= end; at += (length + pause) * MINUTE) {
      if (made.length === most) return made;
      made.push({ start: zone.textOf(at), seats });
    }
  }
  return made;
}
