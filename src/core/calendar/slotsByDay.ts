import { zonedTime } from './zonedTime';

/** A free slot: the exact text of the server, and when it is (milliseconds since 1970, UTC). */
export interface FreeSlot {
  readonly slot: string;
  readonly at: number;
}

/**
 * Free slots grouped by day (YYYY-MM-DD) in a time zone, earliest first; invalid moments are left out (FORM-15).
 * @throws RangeError for an unknown time zone.
 * @example
 * [...slotsByDay(['2025-11-12T23:30:00Z'], 'Europe/Paris').keys()] // => ['2025-11-13']
 */
export function slotsByDay(slots: readonly string[], timeZone: string): ReadonlyMap<string, readonly FreeSlot[]> {
  const zone = zonedTime(timeZone);
  const days = new Map<string, FreeSlot[]>();
  const all = [...new Set(slots)].map((slot) => ({ slot, at: Date.parse(slot) })).filter(({ at }) => !Number.isNaN(at));
  for (const free of all.sort((a, b) => a.at - b.at)) {
    const day = zone.textOf(free.at).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), free]);
  }
  return days;
}

/**
 * The day a slot falls on in a time zone; null if it is not a moment.
 * @example
 * dayOfSlot('2025-11-12T23:30:00Z', 'Europe/Paris') // => '2025-11-13'
 * dayOfSlot('', 'Europe/Paris') // => null
 */
export function dayOfSlot(slot: string, timeZone: string): string | null {
  const at = Date.parse(slot);
  return Number.isNaN(at) ? null : zonedTime(timeZone).textOf(at).slice(0, 10);
}

/**
 * Whether a slot is among those that are free, however the moment is written.
 * @example
 * isFree('2025-11-12T09:30:00+01:00', ['2025-11-12T08:30:00Z']) // => true
 */
export function isFree(slot: string, free: readonly string[]): boolean {
  return free.some((one) => Date.parse(one) === Date.parse(slot));
}
