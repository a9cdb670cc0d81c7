import { exponentOf } from './exponentOf';
import { MAX_MONTANT, minor, type Minor } from './minor';
import { readDecimal } from './readDecimal';

/**
 * The amount that a person typed in a money field.
 * @returns null when it is not an amount: no number, negative, more decimals than the currency has, beyond `MAX_MONTANT`.
 * @throws RangeError for an invalid currency code.
 * @example
 * parseAmount('1 000,50', 'EUR') // => 100050
 * parseAmount('1,000', 'JPY') // => 1000
 * parseAmount('12.345', 'EUR') // => null
 */
export function parseAmount(text: string, currency: string): Minor | null {
  const exponent = exponentOf(currency);
  const typed = readDecimal(text, exponent);
  if (!typed) return null;
  const amount = Number(typed.whole + typed.fraction.padEnd(exponent, '0'));
  return amount <= MAX_MONTANT * 10 ** exponent ? minor(amount) : null;
}
