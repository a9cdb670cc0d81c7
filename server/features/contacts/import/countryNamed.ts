import { getCountries } from 'libphonenumber-js/min';
import { languages } from '../../../../src/contract/terms/languages';
import { foldSearch } from '../../../../src/core/text';
import { HttpError } from '../../../errors';

/** Words that people use besides those of their language's dictionary. */
const spoken: Readonly<Record<string, string>> = {
  usa: 'US',
  uk: 'GB',
  england: 'GB',
  angleterre: 'GB',
  'ארה"ב': 'US',
};

let known: ReadonlyMap<string, string> | undefined;

/** Codes of countries, by themselves and by their names in all languages; folded. */
function codes(): ReadonlyMap<string, string> {
  if (known) return known;
  const all = new Map(Object.entries(spoken));
  for (const lang of languages) {
    const names = new Intl.DisplayNames(lang, { type: 'region' });
    for (const code of getCountries()) all.set(foldSearch(names.of(code) ?? code), code);
  }
  for (const code of getCountries()) all.set(code.toLowerCase(), code);
  return (known = all);
}

/**
 * The code of a country that is written as a code or by its name in any of the languages; null if there is none.
 * @example
 * countryNamed('Israël') // => 'IL'
 * countryNamed('צרפת') // => 'FR'
 * countryNamed('fr') // => 'FR'
 */
export const countryNamed = (text: string): string | null => codes().get(foldSearch(text)) ?? null;

/** @throws HttpError 400 if there is no country of this code */
export function requireCountry(code: string): void {
  if (countryNamed(code) === code) return;
  const issues = [{ path: 'country', message: 'must be the code of a country' }];
  throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues);
}
