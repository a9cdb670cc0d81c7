import type { Language } from '../../contract/terms/languages';
import { localeOf } from '../../core/money';

/**
 * An amount in currency units as a field for amounts takes it: a group of three digits after a comma would be read as decimals.
 * @example
 * writeTyped(48000.5, 'fr') // => '48000,5'
 */
export const writeTyped = (amount: number, lang: Language): string =>
  new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 3 }).format(amount);
