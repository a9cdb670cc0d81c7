import type { ScheduleDay, ScheduledTime, ScheduleWindow } from '../../contract/site/schedules';
import { dayOf } from '../calendar';
import { countdownOf } from './countdown';
import { daysAfter } from './week';

type Timed = Pick<ScheduleWindow, 'timeZone' | 'days'>;

/** A day on the card, with what is shown of it. */
export interface CardDay {
  readonly day: ScheduleDay;
  readonly entries: readonly ScheduledTime[];
}

/**
 * The day whose Hebrew date and times are shown at a moment: the next one once it is night (SCHED-08).
 * @param now milliseconds since 1970, UTC.
 * @returns YYYY-MM-DD
 * @example
 * referenceDay({ timeZone: 'Europe/Paris', days: [] }, Date.UTC(2025, 0, 15, 23, 30)) // => '2025-01-16'
 */
export function referenceDay({ timeZone, days }: Timed, now: number): string {
  const today = dayOf(now, timeZone);
  const nightfall = days.find(({ date }) => date === today)?.nightfall ?? null;
  return nightfall !== null && now >= Date.parse(nightfall) ? daysAfter(today, 1) : today;
}

/**
 * Content of the card of today's or next times, earliest day first (HOME-03, SCHED-08, SCHED-11): what is not over of today, of the
 * day before what is counted down or has just come, then the reference day, or the next one with times. Empty when nothing is left.
 * @param now milliseconds since 1970, UTC.
 * @example
 * scheduleCard({ timeZone: 'Europe/Paris', days: [] }, Date.UTC(2025, 0, 15)) // => []
 */
export function scheduleCard(window: Timed, now: number): CardDay[] {
  const { timeZone, days } = window;
  const today = dayOf(now, timeZone);
  const reference = referenceDay(window, now);
  const listed = days.find(({ date }) => date === today)?.entries ?? [];
  /** Yesterday's times counted down or just come, past midnight; one listed today as well is today's. */
  const isAtHand = ({ id, at }: ScheduledTime) =>
    countdownOf(Date.parse(at ?? ''), now).state !== 'upcoming' &&
    !listed.some((one) => one.id === id && one.at === at);
  const shown: CardDay[] = [];
  for (const day of days) {
    if (day.date < daysAfter(today, -1)) continue;
    const left = day.entries.filter((entry) => isLeft(entry, now) && (day.date >= today || isAtHand(entry)));
    const untimed = day.entries.filter(({ at }) => at === null);
    // An entry without a time is over when the day is, or when everything else is.
    const isWhole = day.date >= reference && (left.length > 0 || untimed.length === day.entries.length);
    const entries = isWhole ? [...left, ...untimed] : left;
    if (entries.length > 0) shown.push({ day, entries });
    if (day.date >= reference && entries.length > 0) break;
  }
  return shown;
}

const isLeft = ({ at }: ScheduledTime, now: number): boolean =>
  at !== null && countdownOf(Date.parse(at), now).state !== 'gone';

/**
 * The time of day that an entry shows; "—" where the sun time does not occur (SCHED-06).
 * @example
 * clockText({ at: '2025-01-17T17:05:00+01:00' }) // => '17:05'
 * clockText({ at: null }) // => '—'
 */
export function clockText({ at }: Pick<ScheduledTime, 'at'>): string {
  return at?.slice(11, 16) ?? '—';
}
