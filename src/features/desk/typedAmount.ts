import type { Language } from '../../contract/terms/languages';
import { localeOf, parseAmount, toUnits, type Units } from '../../core/money';

/**
 * An amount in currency units as a field for amounts takes it: a group of three digits after a comma would be read as decimals.
 * @example
 * writeTyped(48000.5, 'fr') // => '48000,5'
 */
export const writeTyped = (amount: number, lang: Language): string =>
  new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 3 }).format(amount);

/**
 * A typed amount in currency units; null for what is no amount above nothing.
 * @example
 * readTyped('48 000,50', 'eur') // => 48000.5
 * readTyped('0', 'eur') // => null
 */
export function readTyped(typed: string, devise: string): Units | null {
  const parsed = parseAmount(typed, devise);
  return parsed === null || parsed <= 0 ? null : toUnits(parsed, devise);
}
