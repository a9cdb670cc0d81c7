import type { Language } from '../../../contract/terms/languages';

/** Currencies that are offered by name; any other is set by the calls. */
const usual = ['eur', 'usd', 'gbp', 'ils', 'chf', 'cad', 'brl', 'rub'];

/** The usual currencies, and the present one, as a list offers them. */
export function currencyOptions(present: string, lang: Language) {
  const names = new Intl.DisplayNames([lang], { type: 'currency' });
  return [...new Set([present, ...usual])].map((value) => ({
    value,
    label: `${names.of(value.toUpperCase()) ?? value} (${value.toUpperCase()})`,
  }));
}
