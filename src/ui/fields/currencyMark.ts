import type { Language } from '../../contract/common';
import { moneySign, signSide } from '../../core/money';

interface CurrencyMark {
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
  return { symbol: moneySign(currency) ?? nameByIntl(currency, lang), side: signSide(lang) };
}

function nameByIntl(currency: string, lang: Language): string {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
}
