import type { Language } from '../../contract/common';
import { localeOf } from '../../core/money';
import { countryCodes } from './phone/dialCodes';

export interface Country {
  code: string;
  name: string;
}

const byLanguage: Partial<Record<Language, string>> = { en: 'US', he: 'IL' };

/** The country that a telephone number starts with (FORM-34). */
export function countryOfLanguage(lang: Language): string {
  return byLanguage[lang] ?? 'FR';
}

/** The country that an address starts with: the payee's own for those who read its own language, else the language's. */
export function countryOfAddress(lang: Language, payee: { language: Language; country?: string | undefined }): string {
  const { country } = payee;
  return country && lang === payee.language && countryCodes.includes(country) ? country : countryOfLanguage(lang);
}

/** All countries by name in the visitor's language, those of `first` before the others. */
export function listCountries(lang: Language, first: readonly string[]): Country[] {
  const locale = localeOf(lang);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }));
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return named.sort((a, b) => rank(a.code) - rank(b.code) || compare(a.name, b.name));
}

const digitsOnly = new Set(['FR', 'IL', 'US', 'IT', 'RU']);

/** The keyboard for a postal code: some countries have letters in it. */
export function postalInputMode(country: string): 'numeric' | 'text' {
  return digitsOnly.has(country) ? 'numeric' : 'text';
}
