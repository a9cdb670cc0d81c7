import { dayNumber, dayOfNumber } from './civilDay';
import { civilOf, hebrewOf, type HebrewDate } from './hebrewDate';

/** A civil day and the part of it: after sunset the Hebrew date is the next one (FORM-14). */
export interface Moment {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly afterSunset: boolean;
}

/**
 * A moment as birth dates and memorials store it (ENT-06): local, at 11:00, or 23:00 after sunset.
 * @example
 * wallDate({ day: '1990-01-15', afterSunset: false }) // => '1990-01-15T11:00:00'
 * wallDate({ day: '1990-01-15', afterSunset: true }) // => '1990-01-15T23:00:00'
 */
export const wallDate = ({ day, afterSunset }: Moment): string => `${day}T${afterSunset ? '23' : '11'}:00:00`;

/**
 * The Hebrew date of a moment (FORM-14).
 * @example
 * hebrewAt({ day: '1990-01-15', afterSunset: false }) // => { year: 5750, month: 'TEVET', day: 18 }
 * hebrewAt({ day: '1990-01-15', afterSunset: true }) // => { year: 5750, month: 'TEVET', day: 19 }
 */
export function hebrewAt({ day, afterSunset }: Moment): HebrewDate {
  return hebrewOf((afterSunset && dayOfNumber(dayNumber(day) + 1)) || day);
}

/**
 * The civil day of a Hebrew date: that of its daytime, or that of its evening, which is the day before. Null when the
 * Hebrew date does not exist.
 * @example
 * dayOfHebrew({ year: 5750, month: 'TEVET', day: 19 }, true) // => '1990-01-15'
 * dayOfHebrew({ year: 5750, month: 'TEVET', day: 30 }, true) // => null
 */
export function dayOfHebrew(date: HebrewDate, afterSunset: boolean): string | null {
  const day = civilOf(date);
  return day && afterSunset ? dayOfNumber(dayNumber(day) - 1) : day;
}
