import { exponentOf } from './exponentOf';
import type { Minor, Units } from './minor';

/**
 * An amount in currency units, for the wire and for inputs.
 * @throws RangeError for an invalid currency code.
 * @example
 * toUnits(minor(1250), 'EUR') // => 12.5
 * toUnits(minor(1250), 'KWD') // => 1.25
 */
export function toUnits(amount: Minor, currency: string): Units {
  return amount / 10 ** exponentOf(currency);
}
