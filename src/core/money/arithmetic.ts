import { minor, type Minor } from './minor';

/**
 * Sum of two amounts of one currency; a negative one subtracts.
 * @throws RangeError when the sum is no safe integer.
 * @example
 * addMinor(minor(1050), minor(-50)) // => 1000
 */
export function addMinor(a: Minor, b: Minor): Minor {
  return minor(a + b);
}

/**
 * Sum of a list of amounts of one currency; 0 for none.
 * @throws RangeError when a sum on the way is no safe integer.
 * @example
 * sumMinor([minor(100), minor(250)]) // => 350
 */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum = minor(0);
  for (const amount of amounts) sum = addMinor(sum, amount);
  return sum;
}
