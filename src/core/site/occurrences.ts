import type { EventRepetition } from '../../contract/site/events';
import { addMonths, dayNumber, dayOfNumber, firstDay, monthOf, monthsBetween, type ZonedTime } from '../calendar';

type Repetition = Omit<EventRepetition, 'exceptions'> & { readonly exceptions: readonly string[] };

/** The times of an event (ENT-14). Moments are ISO 8601. */
export interface EventDates {
  readonly dateEvent: string;
  readonly dateFin: string | null;
  readonly repeat: Repetition | null;
  readonly sessions: readonly { readonly dateEvent: string; readonly dateFin: string | null }[];
}

/** One time at which an event takes place: milliseconds since 1970, UTC. `end` is null where none is told. */
export interface Occurrence {
  readonly start: number;
  readonly end: number | null;
}

/**
 * The moment until which an occurrence counts as coming: its end, else its beginning.
 * @example
 * endOf({ start: 5, end: null }) // => 5
 */
export const endOf = ({ start, end }: Occurrence): number => end ?? start;

const DAY = 86_400_000;
const timesOf = ({ dateEvent, dateFin }: Pick<EventDates, 'dateEvent' | 'dateFin'>): Occurrence => ({
  start: Date.parse(dateEvent),
  end: dateFin === null ? null : Date.parse(dateFin),
});

/**
 * The first occurrence of an event that ends at a moment or later; null when it is over by then (ENT-14). Repetitions are
 * counted in local days: the clock shows the same time before and after a change to summer time, and a month without the
 * day has none. With sessions the event takes place at them alone.
 * @param from milliseconds since 1970, UTC.
 * @example
 * nextOccurrence({ dateEvent: '2025-03-25T18:00:00Z', dateFin: null, sessions: [], repeat: { every: 'WEEK', interval: 1, until: null, exceptions: [] } }, Date.parse('2025-03-31T00:00:00Z'), zonedTime('Europe/Paris')) // => { start: Date.parse('2025-04-01T17:00:00Z'), end: null }
 * nextOccurrence({ dateEvent: '2025-03-25T18:00:00Z', dateFin: null, sessions: [], repeat: null }, Date.parse('2025-03-31T00:00:00Z'), zonedTime('Europe/Paris')) // => null
 */
export function nextOccurrence(event: EventDates, from: number, zone: ZonedTime): Occurrence | null {
  return firstThat(event, (one) => endOf(one) >= from, { from, zone });
}

/**
 * The first occurrence of an event that begins after a moment; null when there is none.
 * @example
 * nextBeginning({ dateEvent: '2025-03-25T18:00:00Z', dateFin: '2025-03-25T20:00:00Z', sessions: [], repeat: null }, Date.parse('2025-03-25T19:00:00Z'), zonedTime('Europe/Paris')) // => null
 */
export function nextBeginning(event: EventDates, after: number, zone: ZonedTime): Occurrence | null {
  return firstThat(event, ({ start }) => start > after, { from: after, zone });
}

/**
 * The last occurrence of an event; null when it repeats for ever, or on no day at all.
 * @example
 * lastOccurrence({ dateEvent: '2025-01-31T18:00:00Z', dateFin: null, sessions: [], repeat: { every: 'MONTH', interval: 1, until: '2025-04-30', exceptions: [] } }, zonedTime('Europe/Paris')) // => { start: Date.parse('2025-03-31T17:00:00Z'), end: null }
 */
export function lastOccurrence(event: EventDates, zone: ZonedTime): Occurrence | null {
  if (event.sessions.length > 0) return listed(event).at(-1) ?? null;
  if (!event.repeat) return timesOf(event);
  if (event.repeat.until === null) return null;
  const series = seriesOf(event, event.repeat, zone);
  for (let index = series.indexOn(event.repeat.until); index >= 0; index -= 1) {
    const one = series.at(index);
    if (one) return one;
  }
  return null;
}

/** Sessions, earliest first. */
const listed = ({ sessions }: EventDates) => sessions.map(timesOf).sort((a, b) => a.start - b.start);

function firstThat(
  event: EventDates,
  fits: (one: Occurrence) => boolean,
  { from, zone }: { from: number; zone: ZonedTime },
): Occurrence | null {
  if (event.sessions.length > 0) return listed(event).find(fits) ?? null;
  if (!event.repeat) return [timesOf(event)].find(fits) ?? null;
  const series = seriesOf(event, event.repeat, zone);
  const { start, end } = timesOf(event);
  // An occurrence that ends now began as long ago as it lasts; one day more for what clocks do.
  const earliest = from - ((end ?? start) - start) - DAY;
  const first = Math.max(0, series.indexOn(dayAt(Math.max(earliest, start), zone)));
  for (let index = first; !series.isOver(index); index += 1) {
    const one = series.at(index);
    if (one && fits(one)) return one;
  }
  return null;
}

const dayAt = (at: number, zone: ZonedTime) => zone.textOf(at).slice(0, 10);

/** The occurrences of a repetition by their number, from 0. */
function seriesOf(event: EventDates, { every, interval, until, exceptions }: Repetition, zone: ZonedTime) {
  const { start, end } = timesOf(event);
  const clockOf = (at: number) => ({ day: dayAt(at, zone), time: zone.textOf(at).slice(11, 16), rest: at % 60_000 });
  const first = clockOf(start);
  const last = end === null ? null : clockOf(end);
  const length = last ? dayNumber(last.day) - dayNumber(first.day) : 0;
  const without = new Set(exceptions);
  const step = every === 'WEEK' ? 7 * interval : interval;
  /** Null in a month without that day. */
  const dayOf = (index: number): string | null => {
    if (every !== 'MONTH') return dayOfNumber(dayNumber(first.day) + index * step);
    const month = firstDay(addMonths(monthOf(first.day), index * step));
    const day = dayOfNumber(dayNumber(month) + Number(first.day.slice(8)) - 1);
    return day?.slice(0, 7) === month.slice(0, 7) ? day : null;
  };
  /** The number of the last occurrence on a day or before; below 0 before the first. */
  const indexOn = (day: string) =>
    Math.floor(
      (every === 'MONTH' ? monthsBetween(monthOf(first.day), monthOf(day)) : dayNumber(day) - dayNumber(first.day)) /
        step,
    );
  const bound = until ?? '9999-12-30';
  const most = indexOn(bound);
  return {
    indexOn,
    isOver: (index: number) => index > most,
    at(index: number): Occurrence | null {
      const day = dayOf(index);
      if (day === null || day > bound || without.has(day)) return null;
      const moment = (on: string, { time, rest }: typeof first) => zone.momentOf(on, time) + rest;
      const ends = last && moment(dayOfNumber(dayNumber(day) + length) ?? day, last);
      return { start: moment(day, first), end: ends };
    },
  };
}
