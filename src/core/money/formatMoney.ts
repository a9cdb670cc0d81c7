import type { Language } from '../../contract/terms/languages';
import { exponentOf } from './exponentOf';
import type { Minor } from './minor';
import { toUnits } from './toUnits';

/** The regional habits that go with a language of the interface. */
const LOCALES: Readonly<Record<Language, string>> = {
  fr: 'fr-FR',
  en: 'en-US',
  he: 'he-IL',
  it: 'it-IT',
  pt: 'pt-PT',
  ru: 'ru-RU',
};

export interface MoneyFormat {
  /** `auto` (default) shows decimals only where there are some; `never` rounds half away from zero. */
  readonly decimals?: 'auto' | 'always' | 'never';
}

/**
 * The locale tag that numbers and dates of a language are written by.
 * @example
 * localeOf('pt') // => 'pt-PT'
 */
export function localeOf(lang: Language): string {
  return LOCALES[lang];
}

/**
 * An amount as the visitor's language writes it (CUR-03). Spaces are non-breaking.
 * @throws RangeError for an invalid currency code.
 * @example
 * formatMoney(minor(100050), 'EUR', 'fr') // => '1 000,50 €'
 * formatMoney(minor(5000), 'EUR', 'fr') // => '50 €'
 * formatMoney(minor(10800), 'USD', 'en') // => '$108'
 */
export function formatMoney(amount: Minor, currency: string, lang: Language, format: MoneyFormat = {}): string {
  const { decimals = 'auto' } = format;
  const exponent = exponentOf(currency);
  const shown = decimals === 'always' || (decimals === 'auto' && amount % 10 ** exponent !== 0) ? exponent : 0;
  const number = numberFormat(LOCALES[lang], currency, shown);
  // The right-to-left marks that Hebrew gets change nothing inside right-to-left text, and break searches for "10 ₪".
  return number.format(toUnits(amount, currency)).replace(/\u200f/g, '');
}

/** By locale, currency and decimals: making one takes much longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
  formats.set(key, format);
  return format;
}
