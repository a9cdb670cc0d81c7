import { timeParts, type TimeParts } from './timeParts';

/** ISO instants; absent or invalid ones set no bound. */
export interface CampaignDates {
  readonly dateStart?: string | null | undefined;
  readonly dateEnd?: string | null | undefined;
}

export interface Countdown extends TimeParts {
  readonly to: 'start' | 'end';
}

/**
 * The target of a campaign's countdown (CAMP-07): its start, then its end; null if neither lies ahead.
 * @param now milliseconds since 1970, UTC.
 * @example
 * countdown({ dateStart: '2026-01-02T00:00:00Z', dateEnd: '2026-01-09T00:00:00Z' }, Date.UTC(2026, 0, 1)) // => { to: 'start', days: 1, hours: 0, minutes: 0, seconds: 0 }
 * countdown({ dateEnd: '2026-01-09T00:00:00Z' }, Date.UTC(2026, 0, 9)) // => null
 */
export function countdown(dates: CampaignDates, now: number): Countdown | null {
  const { start, end } = boundsOf(dates);
  if (now < start) return { to: 'start', ...timeParts(start - now) };
  return now < end && end < Infinity ? { to: 'end', ...timeParts(end - now) } : null;
}

/**
 * The 'Temps restant' of the dashboard (CAMP-07): only between start and end, else null.
 * @example
 * remainingTime({ dateStart: '2026-01-02T00:00:00Z', dateEnd: '2026-01-09T00:00:00Z' }, Date.UTC(2026, 0, 8)) // => { days: 1, hours: 0, minutes: 0, seconds: 0 }
 * remainingTime({ dateStart: '2026-01-02T00:00:00Z', dateEnd: '2026-01-09T00:00:00Z' }, Date.UTC(2026, 0, 1)) // => null
 */
export function remainingTime(dates: CampaignDates, now: number): TimeParts | null {
  const { start, end } = boundsOf(dates);
  return now >= start && now < end && end < Infinity ? timeParts(end - now) : null;
}

const LAST_HOURS = 24;

/**
 * Whether a campaign that has begun ends within a day; its page then says so (MODAL-07).
 * @example
 * endsSoon({ dateEnd: '2026-01-09T00:00:00Z' }, Date.UTC(2026, 0, 8, 1)) // => true
 * endsSoon({ dateEnd: '2026-01-09T00:00:00Z' }, Date.UTC(2026, 0, 7)) // => false
 */
export function endsSoon(dates: CampaignDates, now: number): boolean {
  const left = remainingTime(dates, now);
  return left !== null && left.days * LAST_HOURS + left.hours < LAST_HOURS;
}

function boundsOf({ dateStart, dateEnd }: CampaignDates): { start: number; end: number } {
  const [start, end] = [Date.parse(dateStart ?? ''), Date.parse(dateEnd ?? '')];
  return { start: Number.isNaN(start) ? -Infinity : start, end: Number.isNaN(end) ? Infinity : end };
}
