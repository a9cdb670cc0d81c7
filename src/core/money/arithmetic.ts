import { minor, ZERO, type Minor } from './minor';

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
 * Sum of amounts of one currency; 0 for an empty list.
 * @throws RangeError when a sum on the way is no safe integer.
 * @example
 * sumMinor([minor(100), minor(250)]) // => 350
 */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum = ZERO;
  for (const amount of amounts) sum = addMinor(sum, amount);
  return sum;
}

/**
 * Difference of two amounts of one currency.
 * @throws RangeError when the difference is no safe integer.
 * @example
 * subtractMinor(minor(1050), minor(50)) // => 1000
 */
export function subtractMinor(a: Minor, b: Minor): Minor {
  return minor(a - b);
}

/**
 * The rest of an amount after a part is taken; never negative.
 * @example
 * remainder(minor(1000), minor(400)) // => 600
 * remainder(minor(1000), minor(1200)) // => 0
 */
export function remainder(whole: Minor, part: Minor): Minor {
  return minor(Math.max(0, whole - part));
}

/**
 * The amount with its sign turned; 0 stays 0.
 * @example
 * negateMinor(minor(1000)) // => -1000
 */
export function negateMinor(amount: Minor): Minor {
  return minor(0 - amount);
}
