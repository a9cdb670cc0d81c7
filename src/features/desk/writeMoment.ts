import type { Language } from '../../contract/common';
import { localeOf } from '../../core/money';

/** A day, and the time of day unless it is left out, on the reader's own clock. @param at ISO 8601 */
export const writeMoment = (at: string, lang: Language, withTime = true): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', ...(withTime && { timeStyle: 'short' }) }).format(
    new Date(at),
  );
