import type { ScheduleEntry, Zeman } from '../../contract/site/schedules';
import type { ZonedTime } from '../calendar';
import { roundedTime } from './roundedTime';
import { dayOfWeek, weekdayOf } from './week';

/** When a sun time is on a day (YYYY-MM-DD), in milliseconds since 1970; null where the sun does not get there. */
export type SunTimes = (zeman: Zeman, day: string) => number | null;

/** An entry on one of its days. */
export interface Occurrence {
  readonly entry: ScheduleEntry;
  /** Milliseconds since 1970, UTC; null where the sun time does not occur. */
  readonly at: number | null;
  /** The day that its time is of: that of the Sabbath for its beginning and end, on whatever day they are listed (SCHED-06). */
  readonly of: string;
}

/**
 * Events of a day, earliest first, those without a time at the end (SCHED-01, SCHED-06, SCHED-10). A season ends on its last
 * day; an exception decides its day alone, whatever weekday and season say.
 * @param day YYYY-MM-DD
 * @param zone the organisation's clock.
 * @example
 * occurrencesOn([], '2025-01-15', zonedTime('Europe/Paris'), () => null) // => []
 */
export function occurrencesOn(
  entries: readonly ScheduleEntry[],
  day: string,
  zone: ZonedTime,
  sun: SunTimes,
): Occurrence[] {
  const found = entries.flatMap((entry): Occurrence[] => {
    const exception = entry.exceptions.find(({ date }) => date === day);
    const atTime = (time: string) => [{ entry, at: zone.momentOf(day, time), of: day }];
    if (exception) return exception.time === null ? [] : atTime(exception.time);
    const { dow, from, until, fixed, heure, minute, zeman } = entry;
    if (!dow.includes(weekdayOf(day)) || (from !== null && day < from) || (until !== null && day > until)) return [];
    if (fixed || zeman === null) return atTime(`${heure}:${minute}`);
    const of = dayOfZeman(zeman, day);
    const at = sun(zeman, of);
    return [{ entry, at: at === null ? null : roundedTime(at, entry), of }];
  });
  return found.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}

/** The Friday and Saturday of the week from Sunday on for the Sabbath's beginning and end; the day itself for others. */
function dayOfZeman(zeman: Zeman, day: string): string {
  if (zeman === 'ENTREE_CHABBAT') return dayOfWeek(day, 5);
  return zeman === 'SORTIE_CHABBAT' ? dayOfWeek(day, 6) : day;
}
