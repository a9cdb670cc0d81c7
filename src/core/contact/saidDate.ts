import { isDay } from '../../contract/terms/isDay';
import { momentOf } from '../calendar';

/** A birthday or memorial that a record tells. */
export interface SaidDate {
  readonly kind: 'birthday' | 'hazkara';
  /** Whose date it is, if not the record's own person's. */
  readonly name: string;
  readonly day: string;
  readonly afterSunset: boolean;
}

/**
 * The date in an answer, of a form or of a payment, as a contact keeps it; none if it is no date.
 * @param atNight it was after sunset, whatever the answer says
 * @example
 * saidDate('birthday', '', '1990-01-15') // => [{ kind: 'birthday', name: '', day: '1990-01-15', afterSunset: false }]
 * saidDate('hazkara', 'Dan Levi', '2020-03-01T23:00:00') // => [{ kind: 'hazkara', name: 'Dan Levi', day: '2020-03-01', afterSunset: true }]
 * saidDate('birthday', '', '1990-02-30') // => []
 */
export function saidDate(kind: SaidDate['kind'], name: string, value: unknown, atNight = false): SaidDate[] {
  if (typeof value !== 'string') return [];
  const moment = isDay(value) ? { day: value, afterSunset: false } : momentOf(value);
  return moment ? [{ kind, name, day: moment.day, afterSunset: moment.afterSunset || atNight }] : [];
}
