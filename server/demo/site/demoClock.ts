import { dayNumber, dayOfNumber, zonedTime } from '../../../src/core/calendar';

/** Dates around the first start, so that there is always something to come and something past. */
export interface DemoClock {
  /** The moment of a local time so many days from today. */
  at(days: number, time: string): string;
  /** The day itself. */
  day(days: number): string;
  /** The moment on the next such weekday (0 is Sunday), or so many weeks later. */
  on(weekday: number, time: string, weeks?: number): string;
}

/**
 * The clock of an organisation's demo.
 * @example
 * demoClock(new Date('2026-01-15T12:00:00Z'), 'Europe/Paris').at(1, '19:30') // => '2026-01-16T18:30:00.000Z'
 * demoClock(new Date('2026-01-15T12:00:00Z'), 'Europe/Paris').on(0, '10:00') // => '2026-01-18T09:00:00.000Z'
 */
export function demoClock(now: Date, timeZone: string): DemoClock {
  const zone = zonedTime(timeZone);
  const today = dayNumber(zone.textOf(now.getTime()).slice(0, 10));
  const day = (days: number) => dayOfNumber(today + days) ?? '';
  const at = (days: number, time: string) => new Date(zone.momentOf(day(days), time)).toISOString();
  const weekday = new Date(`${day(0)}T00:00:00Z`).getUTCDay();
  return { at, day, on: (wanted, time, weeks = 0) => at(((wanted - weekday + 6) % 7) + 1 + weeks * 7, time) };
}
