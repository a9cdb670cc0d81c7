import { dayNumber, dayOfNumber } from '../calendar';

/**
 * The weekday of a day, 0 on Sunday.
 * @param day YYYY-MM-DD
 * @example
 * weekdayOf('2025-01-15') // => 3
 */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/**
 * A weekday of the week from Sunday to Saturday that holds a day (SCHED-06).
 * @example
 * dayOfWeek('2025-01-15', 5) // => '2025-01-17'
 * dayOfWeek('2025-01-18', 5) // => '2025-01-17'
 */
export function dayOfWeek(day: string, weekday: number): string {
  return daysAfter(day, weekday - weekdayOf(day));
}

/**
 * The day so many days later; earlier when negative.
 * @example
 * daysAfter('2025-01-31', 1) // => '2025-02-01'
 */
export function daysAfter(day: string, count: number): string {
  return dayOfNumber(dayNumber(day) + count) ?? day;
}

/**
 * The week from Sunday to Saturday that holds a day (SCHED-12).
 * @example
 * weekOf('2025-01-15').at(0) // => '2025-01-12'
 * weekOf('2025-01-15').at(-1) // => '2025-01-18'
 */
export function weekOf(day: string): string[] {
  return Array.from({ length: 7 }, (_, weekday) => dayOfWeek(day, weekday));
}
