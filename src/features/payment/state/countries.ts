import type { Language } from '../../../contract/common';
import { countryOfLanguage } from '../../../ui/phone/countries';

/** The country that an address starts with: the payee's own for those who read its own language, else the language's. */
export function countryOfAddress(lang: Language, payee: { language: Language; country?: string | undefined }): string {
  const { country } = payee;
  return country && lang === payee.language && /^[A-Z]{2}$/.test(country) ? country : countryOfLanguage(lang);
}

const digitsOnly = new Set(['FR', 'IL', 'US', 'IT', 'RU']);

/** The keyboard for a postal code: some countries have letters in it. */
export function postalInputMode(country: string): 'numeric' | 'text' {
  return digitsOnly.has(country) ? 'numeric' : 'text';
}
