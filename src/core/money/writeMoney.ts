import type { Language } from '../../contract/terms/languages';
import { displayCurrency } from './displayCurrency';
import { formatMoney, type MoneyFormat } from './formatMoney';
import type { Minor } from './minor';
import { moneySign, signSide } from './moneySign';
import { toUnits } from './toUnits';
import { writeNumber } from './writeNumber';

/**
 * Same text as `formatMoney`, for the first render: amounts in euros or the language's own currency are written without
 * Intl.NumberFormat, whose first use costs more than drawing a donation card.
 * @example
 * writeMoney(minor(100050), 'EUR', 'fr') // => '1 000,50 €'
 * writeMoney(minor(10800), 'USD', 'en') // => '$108'
 */
export function writeMoney(amount: Minor, currency: string, lang: Language, format: MoneyFormat = {}): string {
  const code = currency.toLowerCase();
  // Other currencies have longer names in texts, which languages choose.
  const sign = code === 'eur' || code === displayCurrency(lang).currency ? moneySign(code) : undefined;
  if (!sign || amount < 0) return formatMoney(amount, currency, lang, format);
  const { decimals = 'auto' } = format;
  const cents = decimals === 'always' || (decimals === 'auto' && amount % 100 !== 0);
  const written = writeNumber(toUnits(amount, code).toFixed(cents ? 2 : 0), lang);
  return signSide(lang) === 'start' ? sign + written : `${written}\u00a0${sign}`;
}
