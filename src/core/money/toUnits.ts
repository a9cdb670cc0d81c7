import { exponentOf } from './currencies';
import type { Minor } from './minor';

/**
 * An amount in currency units, for the wire and for inputs.
 * @throws RangeError for an unknown currency.
 * @example
 * toUnits(minor(1250), 'EUR') // => 12.5
 * toUnits(minor(1250), 'KWD') // => 1.25
 */
export function toUnits(amount: Minor, currency: string): number {
  return amount / 10 ** exponentOf(currency);
}
