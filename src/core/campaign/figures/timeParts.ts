export interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * A length of time in whole days, hours, minutes and seconds, rounded down; nothing for a negative one.
 * @param length in milliseconds.
 * @example
 * timeParts(90_061_999) // => { days: 1, hours: 1, minutes: 1, seconds: 1 }
 * timeParts(-5) // => { days: 0, hours: 0, minutes: 0, seconds: 0 }
 */
export function timeParts(length: number): TimeParts {
  const total = Math.max(0, Math.floor(length / 1000));
  const minutes = Math.floor(total / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: total % 60 };
}

/** A length of time in one unit, named as Intl.RelativeTimeFormat names it. */
export interface TimeAgo {
  readonly value: number;
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
}

/**
 * Time since an event, in the largest non-zero unit (FEED-03). Future instants, as clocks differ, are 0 seconds ago.
 * @param then an ISO instant; null if it is invalid.
 * @param now milliseconds since 1970, UTC.
 * @example
 * timeAgo('2026-01-01T00:00:00Z', Date.UTC(2026, 0, 3, 5)) // => { value: 2, unit: 'day' }
 * timeAgo('2026-01-01T00:00:00Z', Date.UTC(2026, 0, 1, 0, 59, 59)) // => { value: 59, unit: 'minute' }
 * timeAgo('', 0) // => null
 */
export function timeAgo(then: string, now: number): TimeAgo | null {
  const instant = Date.parse(then);
  if (Number.isNaN(instant)) return null;
  const { days, hours, minutes, seconds } = timeParts(now - instant);
  if (days > 0) return { value: days, unit: 'day' };
  if (hours > 0) return { value: hours, unit: 'hour' };
  if (minutes > 0) return { value: minutes, unit: 'minute' };
  return { value: seconds, unit: 'second' };
}
