import type { Language } from '../../../contract/common';
import { localeOf } from '../../../core/money';

const DAY = 86_400_000;

/** The Hebrew date of a day, in the reader's language; after sunset it is the next one's. */
export function writeHebrew({ day, afterSunset }: { day: string; afterSunset: boolean }, lang: Language): string {
  const at = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(at)) return '';
  const numbers = lang === 'he' ? '-nu-hebr' : '';
  const writer = new Intl.DateTimeFormat(`${localeOf(lang)}-u-ca-hebrew${numbers}`, {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    timeZone: 'UTC',
  });
  return writer.format(at + (afterSunset ? DAY : 0));
}

/** A civil day with its weekday. @param day YYYY-MM-DD */
export const writeCivil = (day: string, lang: Language, weekday = false): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...(weekday && { weekday: 'long' as const }),
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T12:00:00Z`));
