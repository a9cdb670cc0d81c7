import type { Language } from '../../../contract/common';
import { localeOf } from '../../../core/money';

/** A day and time of day on the clock of a time zone. @param at ISO 8601 */
export const writeZoned = (at: string, lang: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
