import type { Language } from '../../contract/terms/languages';
import { evenSpaces } from '../text/evenSpaces';
import { dateFormat } from './dateFormat';
import { dateLocale } from './dateLocale';

/** An event's time in words: its day, and its hours if it has any. */
interface WrittenSpan {
  readonly day: string;
  readonly time: string;
}

/** Dates as a language writes them, on the clock of one place. Moments are ISO texts or milliseconds. */
export interface DateWriter {
  /** "12 décembre 2026" */
  date(at: string | number): string;
  /** "décembre 2026" of a month written YYYY-MM. */
  month(month: string): string;
  /** "12" and "déc." */
  badge(at: string | number): { readonly day: string; readonly month: string };
  /** "samedi 12 décembre 2026" and "20:00 – 22:30"; over several days all is in `day`. */
  span(from: string | number, to: string | number | null): WrittenSpan;
  /** The day there, YYYY-MM-DD. */
  dayOf(at: string | number): string;
}

const WHOLE_DAY = '00:00';
const ENDS_OF_DAY: readonly string[] = [WHOLE_DAY, '23:59'];

/**
 * Writes dates for visitors, the same on the server and in all browsers: engines differ in the spaces that they put in.
 * A span from midnight without an end, or to the end of a day, has no hours.
 * @throws RangeError for an unknown zone.
 * @example
 * writeDates('fr', 'Europe/Paris').span('2026-12-12T19:00:00Z', '2026-12-12T21:30:00Z') // => { day: 'samedi 12 décembre 2026', time: '20:00 – 22:30' }
 * writeDates('fr', 'Europe/Paris').span('2026-12-11T23:00:00Z', null) // => { day: 'samedi 12 décembre 2026', time: '' }
 * writeDates('en', 'Europe/London').date('2026-12-12T19:00:00Z') // => '12 December 2026'
 * writeDates('en', 'America/New_York').date('2026-12-12T19:00:00Z') // => 'December 12, 2026'
 * writeDates('en', 'Europe/Paris').month('2026-12') // => 'December 2026'
 * writeDates('fr', 'Europe/Paris').badge('2026-12-12T19:00:00Z') // => { day: '12', month: 'déc.' }
 * writeDates('fr', 'America/New_York').dayOf('2026-12-13T01:00:00Z') // => '2026-12-12'
 */
export function writeDates(lang: Language, timeZone: string): DateWriter {
  const key = `${lang} ${timeZone}`;
  const writer = writers.get(key) ?? makeWriter(lang, timeZone);
  writers.set(key, writer);
  return writer;
}

/** By language and zone: making formats takes much longer than using them. */
const writers = new Map<string, DateWriter>();

function makeWriter(lang: Language, timeZone: string): DateWriter {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const written = dateFormat(dateLocale(lang, timeZone), { timeZone: zone, ...options });
    return (at: string | number) => evenSpaces(written.format(new Date(at)));
  };
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const month = format({ month: 'long', year: 'numeric' }, 'UTC');
  const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const plain = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const local = (at: string | number) => plain.format(new Date(at)).split(' ') as [day: string, time: string];
  const badgeDay = format({ day: 'numeric' });
  const badgeMonth = format({ month: 'short' });
  return {
    date,
    month: (of) => month(`${of}-01T00:00:00Z`),
    badge: (at) => ({ day: badgeDay(at), month: badgeMonth(at) }),
    dayOf: (at) => local(at)[0],
    span(from, to) {
      const [fromDay, fromTime] = local(from);
      const [toDay, toTime] = local(to ?? from);
      const isWhole = fromTime === WHOLE_DAY && (to === null || ENDS_OF_DAY.includes(toTime));
      // Midnight at the end of a day belongs to that day.
      const lastDay =
        isWhole && to !== null && toTime === WHOLE_DAY && toDay > fromDay ? new Date(to).getTime() - 1 : to;
      if (to === null || local(lastDay ?? from)[0] === fromDay) {
        const hours = to === null || toTime === fromTime ? time(from) : `${time(from)} – ${time(to)}`;
        return { day: long(from), time: isWhole ? '' : hours };
      }
      const end = lastDay ?? from;
      const whole = isWhole
        ? `${date(from)} – ${date(end)}`
        : `${date(from)}, ${time(from)} – ${date(end)}, ${time(end)}`;
      return { day: whole, time: '' };
    },
  };
}
