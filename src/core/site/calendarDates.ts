import type { ZonedTime } from '../calendar';
import { endOf, type EventDates, nextBeginning, nextOccurrence, type Occurrence } from './occurrences';

/** One entry of an event in a calendar. */
export interface CalendarDate extends Occurrence {
  /** Among the event's own dates, and lasting; empty where it has one alone. */
  readonly key: string;
  /** A session's own title; empty for others. */
  readonly title: string;
}

type Dated = Omit<EventDates, 'sessions'> & {
  readonly sessions: readonly (EventDates['sessions'][number] & { readonly id: string; readonly title: string })[];
};

const YEAR = 366 * 86_400_000;
const MOST_DATES = 100;

/**
 * The dates of an event that end at a moment or later, as calendars hold them (SYND-01): each session, each repetition of the
 * year that follows, at most 100.
 * @param from milliseconds since 1970, UTC.
 * @example
 * calendarDates({ dateEvent: '2025-03-25T18:00:00Z', dateFin: null, sessions: [], repeat: { every: 'WEEK', interval: 1, until: '2025-04-01', exceptions: [] } }, 0, zonedTime('Europe/Paris')).map(({ key }) => key) // => ['2025-03-25', '2025-04-01']
 */
export function calendarDates(event: Dated, from: number, zone: ZonedTime): CalendarDate[] {
  if (event.sessions.length > 0) {
    return event.sessions
      .map(({ id, title, dateEvent, dateFin }) => ({
        ...{ key: id, title, start: Date.parse(dateEvent) },
        end: dateFin === null ? null : Date.parse(dateFin),
      }))
      .filter((one) => endOf(one) >= from);
  }
  const dates: CalendarDate[] = [];
  let next = nextOccurrence(event, from, zone);
  const last = Math.max(from, next?.start ?? 0) + YEAR;
  while (next && next.start <= last && dates.length < MOST_DATES) {
    dates.push({ ...next, key: event.repeat ? zone.textOf(next.start).slice(0, 10) : '', title: '' });
    next = nextBeginning(event, next.start, zone);
  }
  return dates;
}
