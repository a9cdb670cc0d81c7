import { daysAfter } from './week';

/** Days of the window before and after today (SCHED-06). */
const BEFORE = 10;
const AFTER = 30;

/**
 * The days of the window around today (SCHED-06), YYYY-MM-DD.
 * @example
 * windowDays('2025-01-15').at(0) // => '2025-01-05'
 * windowDays('2025-01-15').at(-1) // => '2025-02-14'
 */
export function windowDays(today: string): string[] {
  return Array.from({ length: BEFORE + 1 + AFTER }, (_, index) => daysAfter(today, index - BEFORE));
}
