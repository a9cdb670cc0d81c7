import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../contract/terms/languages';
import { localeOf } from '../../core/money';
import { knownDialCodes, loadDialCodes, type DialCodes } from './dialCodes';

interface Country {
  code: string;
  name: string;
  /** Without "+"; unknown only while the list is on its way. */
  dialCode: string | undefined;
}

const byLanguage: Partial<Record<Language, string>> = { en: 'US', he: 'IL' };

/** The country that a telephone number starts with (FORM-34). */
export function countryOfLanguage(lang: Language): string {
  return byLanguage[lang] ?? 'FR';
}

/** The countries of `codes` by name in the visitor's language, those of `first` before the others. */
export function listCountries(lang: Language, first: readonly string[], codes: DialCodes): Country[] {
  const locale = localeOf(lang);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = [...codes].map(([code, dialCode]) => ({ code, name: names.of(code) ?? code, dialCode }));
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return named.sort((a, b) => rank(a.code) - rank(b.code) || compare(a.name, b.name));
}

/** All countries by name, and until their list has come those of our languages and the chosen one. */
export function useCountries(lang: Language, first: readonly string[], chosen: string): Country[] {
  const [codes, setCodes] = useState(knownDialCodes);
  useEffect(() => {
    // Without it, numbers of other countries are typed with "+".
    loadDialCodes().then(setCodes, () => undefined);
  }, []);
  return useMemo(() => {
    const listed = listCountries(lang, first, codes);
    if (chosen === '' || codes.has(chosen)) return listed;
    const [name = chosen] = [new Intl.DisplayNames(localeOf(lang), { type: 'region' }).of(chosen)];
    return [...listed, { code: chosen, name, dialCode: undefined }];
  }, [lang, first, codes, chosen]);
}
