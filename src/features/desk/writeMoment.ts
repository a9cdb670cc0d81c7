import type { Language } from '../../contract/common';
import { dateFormat } from '../../core/calendar';
import { localeOf } from '../../core/money';

/** A day and time of day on the reader's own clock. @param at ISO 8601 */
export const writeMoment = (at: string, lang: Language): string =>
  dateFormat(localeOf(lang), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
