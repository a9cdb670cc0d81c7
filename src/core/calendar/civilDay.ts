const DAY = 86_400_000;

/**
 * A civil day as a number: days since 1 January 1970, in no time zone.
 * @param day YYYY-MM-DD, a day that exists.
 * @example
 * dayNumber('1970-01-02') // => 1
 * dayNumber('1969-12-31') // => -1
 */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

/**
 * The civil day of a number, YYYY-MM-DD; null before the year 1000 and after the year 9999, which no field takes.
 * @example
 * dayOfNumber(1) // => '1970-01-02'
 * dayOfNumber(-1_000_000) // => null
 */
export function dayOfNumber(number: number): string | null {
  const day = new Date(number * DAY);
  const year = day.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? day.toISOString().slice(0, 10) : null;
}
