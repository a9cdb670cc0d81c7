import { minor, type Minor } from './minor';

/**
 * Splits a total into `parts` amounts that differ by one minor unit at most, larger ones first; their sum is the total.
 * @throws RangeError unless `parts` is a whole number from 1 to 10 000.
 * @example
 * splitExactly(minor(100), 3) // => [34, 33, 33]
 * splitExactly(minor(2), 3) // => [1, 1, 0]
 */
export function splitExactly(total: Minor, parts: number): Minor[] {
  if (!Number.isInteger(parts) || parts < 1 || parts > 10_000) throw new RangeError(`Not a number of parts: ${parts}`);
  const share = Math.trunc(total / parts);
  const rest = total - share * parts;
  return Array.from({ length: parts }, (_, index) => minor(share + (index < Math.abs(rest) ? Math.sign(rest) : 0)));
}
