/** Seconds before a time from which it is counted down, and seconds after it for which it stays (SCHED-07). */
const COUNTED = 2700;
const KEPT = 900;

/** Time left until a moment. `text` is `mm:ss` while it is counted down, else empty. */
export interface Countdown {
  readonly state: 'upcoming' | 'countdown' | 'now' | 'gone';
  readonly text: string;
}

/**
 * Whether a time is still to come, is counted down, has just come or is over (SCHED-07): counted down from 45 minutes before,
 * both ends included; “now” for 15 minutes.
 * @param at, now milliseconds since 1970, UTC.
 * @example
 * countdownOf(Date.UTC(2025, 0, 15, 11, 45), Date.UTC(2025, 0, 15, 10, 59, 59)) // => { state: 'upcoming', text: '' }
 * countdownOf(Date.UTC(2025, 0, 15, 11, 45), Date.UTC(2025, 0, 15, 11, 0, 0)) // => { state: 'countdown', text: '45:00' }
 * countdownOf(Date.UTC(2025, 0, 15, 11, 45), Date.UTC(2025, 0, 15, 11, 45, 1)) // => { state: 'now', text: '' }
 * countdownOf(Date.UTC(2025, 0, 15, 11, 45), Date.UTC(2025, 0, 15, 12, 0, 30)) // => { state: 'gone', text: '' }
 */
export function countdownOf(at: number, now: number): Countdown {
  // A second that has begun is shown until it is over: nobody reads 00:00.
  const left = Math.ceil((at - now) / 1000);
  if (left > COUNTED) return { state: 'upcoming', text: '' };
  if (left > 0) {
    const text = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return { state: 'countdown', text };
  }
  return { state: now - at > KEPT * 1000 ? 'gone' : 'now', text: '' };
}
