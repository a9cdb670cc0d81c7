/** By time zone: making one takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day on which an instant falls in a time zone, written YYYY-MM-DD.
 * @param instant milliseconds since 1970, UTC.
 * @throws RangeError for an unknown time zone or an invalid instant.
 * @example
 * dayOf(Date.UTC(2025, 0, 31, 23, 30), 'Europe/Paris') // => '2025-02-01'
 * dayOf(Date.UTC(2025, 0, 31, 23, 30), 'America/New_York') // => '2025-01-31'
 */
export function dayOf(instant: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
