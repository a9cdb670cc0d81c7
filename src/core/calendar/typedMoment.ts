import { isDay } from '../../contract/terms/isDay';
import { dayOfText, textOfDay } from './dayText';
import { HEBREW_MONTHS, type HebrewMonth } from './hebrewDate';
import { dayOfHebrew, hebrewAt, type Moment, wallDate } from './wallDate';

/** A Hebrew date being chosen; empty parts are not chosen yet. */
export interface TypedHebrew {
  readonly year: string;
  readonly month: HebrewMonth | '';
  readonly day: string;
}

/**
 * The moment a stored value stands for; null if it is empty or not (yet) a date.
 * @example
 * momentOf('1990-01-15T23:00:00') // => { day: '1990-01-15', afterSunset: true }
 * momentOf('31/02/2020') // => null
 */
export function momentOf(value: string): Moment | null {
  const [, day = '', hour] = /^(.{10})T(11|23):00:00$/.exec(value) ?? [];
  return isDay(day) ? { day, afterSunset: hour === '23' } : null;
}

/**
 * The text a civil date field shows for a value.
 * @example
 * dayTextOfValue('1990-01-15T11:00:00') // => '15/01/1990'
 * dayTextOfValue('31/02/2020') // => '31/02/2020'
 * dayTextOfValue('5750-TEVET-30') // => ''
 */
export function dayTextOfValue(value: string): string {
  const moment = momentOf(value);
  if (moment) return textOfDay(moment.day);
  return /^[\d/]*$/.test(value) ? value : '';
}

/**
 * The value of a typed civil date: the text itself as long as it is no real date, so that it is refused and not lost.
 * @example
 * valueOfDayText('15/01/1990', true) // => '1990-01-15T23:00:00'
 * valueOfDayText('31/02/2020', false) // => '31/02/2020'
 */
export function valueOfDayText(text: string, afterSunset: boolean): string {
  const day = dayOfText(text);
  return day ? wallDate({ day, afterSunset }) : text;
}

/**
 * The parts a Hebrew date field shows for a value (FORM-14).
 * @example
 * hebrewOfValue('1990-01-15T11:00:00') // => { year: '5750', month: 'TEVET', day: '18' }
 * hebrewOfValue('5750-TEVET-30') // => { year: '5750', month: 'TEVET', day: '30' }
 * hebrewOfValue('31/02/2020') // => { year: '', month: '', day: '' }
 */
export function hebrewOfValue(value: string): TypedHebrew {
  const moment = momentOf(value);
  if (moment) {
    const { year, month, day } = hebrewAt(moment);
    return { year: String(year), month, day: String(day) };
  }
  const [, year = '', name, day = ''] = /^(\d*)-([A-Z_]*)-(\d*)$/.exec(value) ?? [];
  const month = HEBREW_MONTHS.find((known) => known === name) ?? '';
  return { year, month, day };
}

/**
 * The value of a Hebrew date: its parts as long as they are no real date, so that it is refused and not lost.
 * @example
 * valueOfHebrew({ year: '5750', month: 'TEVET', day: '19' }, true) // => '1990-01-15T23:00:00'
 * valueOfHebrew({ year: '5750', month: 'TEVET', day: '30' }, false) // => '5750-TEVET-30'
 * valueOfHebrew({ year: '', month: '', day: '' }, false) // => ''
 */
export function valueOfHebrew({ year, month, day }: TypedHebrew, afterSunset: boolean): string {
  if (!year && !month && !day) return '';
  const civil = month && dayOfHebrew({ year: Number(year), month, day: Number(day) }, afterSunset);
  return civil ? wallDate({ day: civil, afterSunset }) : `${year}-${month}-${day}`;
}

/**
 * Whether a value is fully typed but no real date: the time to show an error (FORM-13, FORM-14).
 * @example
 * isUnreal('31/02/2020') // => true
 * isUnreal('31/02/20') // => false
 * isUnreal('5750-TEVET-30') // => true
 * isUnreal('1990-01-15T11:00:00') // => false
 */
export function isUnreal(value: string): boolean {
  if (value === '' || momentOf(value)) return false;
  const { year, month, day } = hebrewOfValue(value);
  return /^[\d/]{10}$/.test(value) || (year.length === 4 && month !== '' && day !== '');
}
