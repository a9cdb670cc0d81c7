import { type CivilMonth, dateFormat, dateLocale, firstDay } from '../../../core/calendar';
import type { Language } from '../../../contract/terms/languages';

/** Writes days and times of a calendar. */
export interface BookingFormats {
  month(month: CivilMonth): string;
  day(day: string): string;
  /** The same for a cell that shows the number: its label has to contain it. */
  cell(day: string): string;
  /** A moment on the clock of the organisation. */
  time(at: number): string;
  moment(at: number): string;
  /** Monday to Sunday: as it fits above a column, and in full. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Name of the time zone. */
  readonly zone: string;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
/** Longer names do not fit above a column on a phone. */
const FITS = 4;

/** The formats of a language, with times in a zone. */
export function bookingFormats(lang: Language, timeZone: string): BookingFormats {
  const format = (options: Intl.DateTimeFormatOptions, zone = 'UTC') =>
    new Intl.DateTimeFormat(dateLocale(lang, timeZone), { timeZone: zone, ...options });
  const month = format({ month: 'long', year: 'numeric' });
  const inFull = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  const day = dateFormat(dateLocale(lang, timeZone), inFull);
  const cell = format(inFull);
  const time = format({ hour: '2-digit', minute: '2-digit' }, timeZone);
  const moment = dateFormat(dateLocale(lang, timeZone), { dateStyle: 'full', timeStyle: 'short', timeZone });
  const named = (weekday: 'long' | 'short' | 'narrow') =>
    Array.from({ length: 7 }, (_, index) =>
      format({ weekday })
        .format(MONDAY + index * DAY)
        .replace(/\.$/, ''),
    );
  const [long, short, narrow] = [named('long'), named('short'), named('narrow')];
  const shown = short.every((name) => name.length <= FITS) ? short : narrow;
  const zone = format({ timeZoneName: 'longGeneric' }, timeZone).formatToParts(MONDAY);
  return {
    month: (of) => month.format(Date.parse(firstDay(of))),
    day: (of) => day.format(Date.parse(of)),
    cell: (of) => cell.format(Date.parse(of)),
    time: (at) => time.format(at),
    moment: (at) => moment.format(at),
    weekdays: long.map((name, index) => ({ long: name, short: shown[index] ?? name })),
    zone: zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}
