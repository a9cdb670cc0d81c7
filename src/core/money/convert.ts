import type { Language } from '../../contract/terms/languages';
import { displayCurrency, type DisplayCurrency } from './displayCurrency';
import { roundDecimal } from './roundDecimal';

// Rates and amounts have two decimals: whole hundredths on both sides keep the division exact.
const hundredths = (value: number) => roundDecimal(value, 2);

/**
 * Euros in another currency, in whole units, half away from zero; untouched at rate 1 (CUR-02).
 * @throws RangeError for NaN and infinities.
 * @example
 * fromEuros(50, { currency: 'ils', rate: 0.26 }) // => 192
 */
export function fromEuros(euros: number, { rate }: DisplayCurrency): number {
  return rate === 1 ? euros : roundDecimal(hundredths(euros) / hundredths(rate), 0);
}

/**
 * An amount of another currency in euros, in whole units, half away from zero; untouched at rate 1 (CUR-02).
 * @throws RangeError for NaN and infinities.
 * @example
 * toEuros(50, { currency: 'rub', rate: 0.01 }) // => 1
 */
export function toEuros(displayed: number, { rate }: DisplayCurrency): number {
  return rate === 1 ? displayed : roundDecimal((hundredths(displayed) * hundredths(rate)) / 10_000, 0);
}

/**
 * Euros as shown to visitors of a language, in whole units of their currency (CUR-02).
 * @throws RangeError for NaN and infinities.
 * @example
 * toDisplayed(100, 'en') // => 108
 * toDisplayed(50, 'he') // => 192
 * toDisplayed(12.5, 'fr') // => 12.5
 */
export function toDisplayed(euros: number, lang: Language): number {
  return fromEuros(euros, displayCurrency(lang));
}

/**
 * The euros charged for an amount shown to visitors of a language (CUR-02).
 * @throws RangeError for NaN and infinities.
 * @example
 * toSettlement(108, 'en') // => 100
 * toSettlement(192, 'he') // => 50
 */
export function toSettlement(displayed: number, lang: Language): number {
  return toEuros(displayed, displayCurrency(lang));
}
