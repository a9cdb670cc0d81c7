import { exponentOf } from './exponentOf';
import { MAX_AMOUNT, minor, type Minor, type Units } from './minor';
import { roundDecimal } from './roundDecimal';

/**
 * An amount of the wire or of an input, in currency units, as minor units; half away from zero on its decimal text.
 * @throws RangeError for NaN, infinities, amounts beyond `MAX_AMOUNT` either way, and invalid currency codes.
 * @example
 * toMinor(12.5, 'EUR') // => 1250
 * toMinor(1.005, 'EUR') // => 101
 * toMinor(1000, 'JPY') // => 1000
 */
export function toMinor(amount: Units, currency: string): Minor {
  const rounded = roundDecimal(amount, exponentOf(currency));
  if (Math.abs(rounded) > MAX_AMOUNT) throw new RangeError(`Amount out of bounds: ${amount}`);
  return minor(rounded);
}
