import { MAX_MONTANT } from './minor';
import { readDecimal } from './readDecimal';

/**
 * The whole currency units of a typed gift (DON-06): decimals are dropped, never read as further digits. Three digits after a
 * comma or dot are thousands, as no currency of ours has that many decimals: "1,800" is never a gift of 1.
 * @returns null if it is not a number, is negative, or exceeds the maximum payable amount.
 * @example
 * parseWholeAmount('12,90') // => 12
 * parseWholeAmount('1,800') // => 1800
 * parseWholeAmount('-5') // => null
 */
export function parseWholeAmount(text: string): number | null {
  const grouped = readDecimal(text, 0);
  const typed = grouped && !grouped.whole.startsWith('0') ? grouped : readDecimal(text, Infinity);
  const whole = typed ? Number(typed.whole) : Infinity;
  return whole <= MAX_MONTANT ? whole : null;
}
