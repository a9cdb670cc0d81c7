import type { Language } from '../../contract/terms/languages';
import { localeOf } from '../money';

/**
 * The locale tag that dates are written by, on the clock of one place: English puts the month first and counts to twelve in
 * the Americas alone.
 * @example
 * dateLocale('en', 'Europe/London') // => 'en-GB'
 * dateLocale('en', 'America/Chicago') // => 'en-US'
 * dateLocale('fr', 'America/Montreal') // => 'fr-FR'
 */
export const dateLocale = (lang: Language, timeZone: string): string =>
  lang === 'en' && !timeZone.startsWith('America/') ? 'en-GB' : localeOf(lang);
