import type { Language } from '../contract/terms/languages';

const names = new Map<Language, Intl.DisplayNames>();

/**
 * A country by its name; what is no code of a country stays as it is.
 * @example
 * countryName('FR', 'it') // => 'Francia'
 * countryName('Atlantis', 'it') // => 'Atlantis'
 */
export function countryName(code: string, lang: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let known = names.get(lang);
  if (!known) names.set(lang, (known = new Intl.DisplayNames(lang, { type: 'region' })));
  return known.of(code) ?? code;
}
