import type { Language } from '../../../contract/common';
import { languages } from '../../../contract/terms/languages';
import { isCurrency, localeOf } from '../../../core/money';
import { languageNames } from '../../../i18n/languageNames';
import type { SelectOption } from '../../../ui/fields/Select';

const byLabel = (lang: Language, options: SelectOption[]): SelectOption[] => {
  const { compare } = new Intl.Collator(localeOf(lang));
  return options.sort((one, other) => compare(one.label, other.label));
};

function currencyNames(lang: Language) {
  const names = new Intl.DisplayNames(localeOf(lang), { type: 'currency' });
  return (code: string) => `${names.of(code.toUpperCase()) ?? code} (${code.toUpperCase()})`;
}

/** A currency in words, with its code. */
export const currencyName = (code: string, lang: Language): string => currencyNames(lang)(code);

/** Currencies by name, usual ones first. */
export function currencyChoices(lang: Language): SelectOption[] {
  const nameOf = currencyNames(lang);
  const choice = (code: string) => ({ value: code.toLowerCase(), label: nameOf(code) });
  const usual = ['EUR', 'ILS', 'USD', 'GBP', 'CHF', 'CAD'];
  const others = Intl.supportedValuesOf('currency').filter((code) => isCurrency(code) && !usual.includes(code));
  return [...usual.map(choice), ...byLabel(lang, others.map(choice))];
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions that are no country. */
const NO_COUNTRY = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** Countries by name. Codes of former ones, which stand for others now, are left out. */
export function countryChoices(lang: Language): SelectOption[] {
  const names = new Intl.DisplayNames(localeOf(lang), { type: 'region', fallback: 'none' });
  const choices = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = names.of(value);
      const isPresent = new Intl.Locale(`und-${value}`).region === value;
      return label !== undefined && isPresent && !NO_COUNTRY.includes(value) ? [{ value, label }] : [];
    });
  return byLabel(lang, choices);
}

/** Time zones by their name. */
export const zoneChoices = (): SelectOption[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

export const languageChoices: readonly SelectOption<Language>[] = languages.map((value) => ({
  value,
  label: languageNames[value],
}));
