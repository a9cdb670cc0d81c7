/**
 * `amount` × 10^`digits` as a whole number, half away from zero. Works on the decimal text of the number, as people read
 * it, so that 1.005 at two digits is 101 although the nearest binary fraction lies below.
 * @throws RangeError for NaN, infinities and numbers of 10^15 or more.
 * @example
 * roundDecimal(1.005, 2) // => 101
 * roundDecimal(-2.5, 0) // => -3
 */
export function roundDecimal(amount: number, digits: number): number {
  const size = Math.abs(amount);
  if (!(size < 1e15)) throw new RangeError(`Not a number that can be rounded: ${amount}`);
  // Below a millionth the text is in scientific notation, and with at most 4 digits the result is 0.
  const [whole = '', fraction = ''] = size < 1e-6 ? [] : String(size).split('.');
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = kept + (fraction.charAt(digits) >= '5' ? 1 : 0);
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}
