import type { Language } from '../contract/common';

export interface CurrencyMark {
  symbol: string;
  /** Where people of this language write it: before or after the number, in reading order. */
  side: 'start' | 'end';
}

/**
 * The sign of a currency and its side of the number, as `lang` writes it.
 * @throws RangeError when `currency` is not three letters.
 * @example
 * currencyMark('EUR', 'fr') // => {"symbol": "€", "side": "end"}
 * @example
 * currencyMark('usd', 'en') // => {"symbol": "$", "side": "start"}
 */
export function currencyMark(currency: string, lang: Language): CurrencyMark {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1);
  const sign = parts.findIndex((part) => part.type === 'currency');
  const number = parts.findIndex((part) => part.type === 'integer');
  return { symbol: parts[sign]?.value ?? currency, side: sign < number ? 'start' : 'end' };
}
