import type { Language } from '../../../contract/common';
import { writeDates } from '../../../core/calendar';
import { localeOf } from '../../../core/money';

/** A day in words. @param day YYYY-MM-DD */
export const writeSlotDay = (day: string, lang: Language): string =>
  writeDates(lang, 'UTC').span(`${day.slice(0, 10)}T00:00:00Z`, null).day;

/** The time of a slot on the organisation's clock. */
export const slotTime = (slot: string): string => slot.slice(11, 16);

export const writeNumber = (number: number, lang: Language): string =>
  new Intl.NumberFormat(localeOf(lang)).format(number);

/** A time of day on the reader's clock. @param at ISO 8601 */
export const writeTime = (at: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeOf(lang), { timeStyle: 'short' }).format(new Date(at));
