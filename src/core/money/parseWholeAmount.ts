import { MAX_MONTANT } from './minor';
import { readDecimal } from './readDecimal';

/**
 * The whole currency units of a typed gift (DON-06): decimals are dropped, never read as further digits.
 * @returns null if it is not a number, is negative, or exceeds the maximum payable amount.
 * @example
 * parseWholeAmount('12,90') // => 12
 * parseWholeAmount('1 000') // => 1000
 * parseWholeAmount('-5') // => null
 */
export function parseWholeAmount(text: string): number | null {
  const typed = readDecimal(text, Infinity);
  const whole = typed ? Number(typed.whole) : Infinity;
  return whole <= MAX_MONTANT ? whole : null;
}
