/**
 * The weekday of a day's number, 0 on Monday.
 * @example
 * weekdayOfNumber(dayNumber('2025-01-15')) // => 2
 * weekdayOfNumber(dayNumber('1969-12-28')) // => 6
 */
export function weekdayOfNumber(number: number): number {
  // Day 0 was a Thursday.
  return ((number % 7) + 10) % 7;
}
