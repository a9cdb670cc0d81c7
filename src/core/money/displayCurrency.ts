import type { Language } from '../../contract/terms/languages';

/** A currency that euros are shown in: one unit of it is worth `rate` euros. Codes are in lower case, as on the wire. */
export interface DisplayCurrency {
  readonly currency: string;
  readonly rate: number;
}

const EURO: DisplayCurrency = { currency: 'eur', rate: 1 };

/** CUR-01. */
const CURRENCIES: Readonly<Record<Language, DisplayCurrency>> = {
  fr: EURO,
  en: { currency: 'usd', rate: 0.93 },
  he: { currency: 'ils', rate: 0.26 },
  it: EURO,
  ru: { currency: 'rub', rate: 0.01 },
  pt: EURO,
};

/**
 * The currency that a language's visitors see euros in, and its rate (CUR-01).
 * @example
 * displayCurrency('he') // => { currency: 'ils', rate: 0.26 }
 */
export function displayCurrency(lang: Language): DisplayCurrency {
  return CURRENCIES[lang];
}

/**
 * The display currency of that code, in any case; null when we have no rate for it.
 * @example
 * displayCurrencyByCode('USD') // => { currency: 'usd', rate: 0.93 }
 * displayCurrencyByCode('GBP') // => null
 */
export function displayCurrencyByCode(code: string): DisplayCurrency | null {
  return Object.values(CURRENCIES).find(({ currency }) => currency === code.toLowerCase()) ?? null;
}
