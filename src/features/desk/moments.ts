import type { Language } from '../../contract/common';
import { dateFormat, dateLocale, type ZonedTime } from '../../core/calendar';

/**
 * A moment as a field for day and time shows it; empty for none.
 * @example
 * writeTypedMoment('2025-01-15T12:00:00Z', zonedTime('Europe/Paris')) // => '2025-01-15T13:00'
 */
export const writeTypedMoment = (at: string | null, zone: ZonedTime): string =>
  at === null ? '' : zone.textOf(Date.parse(at)).slice(0, 16);

/**
 * The moment that such a field stands for.
 * @example
 * readTypedMoment('2025-01-15T13:00', zonedTime('Europe/Paris')) // => '2025-01-15T12:00:00.000Z'
 */
export function readTypedMoment(typed: string, zone: ZonedTime): string {
  const [day = '', time = ''] = typed.split('T');
  return new Date(zone.momentOf(day, time)).toISOString();
}

/** The moment of a field that may be empty; null then. */
export const readOptionalMoment = (typed: string, zone: ZonedTime): string | null =>
  typed === '' ? null : readTypedMoment(typed, zone);

/** A day and time in words, on the organisation's clock. @param at milliseconds or ISO 8601 */
export const writeOwnMoment = (at: string | number, timeZone: string, lang: Language): string =>
  dateFormat(dateLocale(lang, timeZone), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
