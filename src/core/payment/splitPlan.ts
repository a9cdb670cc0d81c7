import { exponentOf, minor, type Minor } from '../money';

/** Parts that one total may be split into at most (PAY-32). */
export const MAX_PARTS = 120;

/**
 * What one part of a split takes (PAY-31): total / parts, rounded up to a whole currency unit when it is fractional.
 * @example
 * instalmentOf(minor(10000), 3, 'eur') // => 3400
 * instalmentOf(minor(120000), 12, 'eur') // => 10000
 */
export function instalmentOf(total: Minor, parts: number, currency: string): Minor {
  checkParts(total, parts);
  const unit = 10 ** exponentOf(currency);
  const share = total / parts;
  return minor(Number.isInteger(share / unit) ? share : Math.ceil(share / unit) * unit);
}

/**
 * The exact charges of a total paid in parts (PAY-35): each takes `instalmentOf`, the last what is left, so that the sum is
 * the total. Rounding up can leave fewer charges than parts; a last one below one currency unit joins the one before it.
 * @throws RangeError unless the total is positive and `parts` is 1 to 120.
 * @example
 * splitPlan(minor(10000), 3, 'eur') // => [3400,3400,3200]
 * splitPlan(minor(25000), 4, 'eur') // => [6300,6300,6300,6100]
 * splitPlan(minor(1300), 12, 'eur') // => [200,200,200,200,200,200,100]
 * splitPlan(minor(1210), 12, 'eur') // => [200,200,200,200,200,210]
 */
export function splitPlan(total: Minor, parts: number, currency: string): Minor[] {
  const instalment = instalmentOf(total, parts, currency);
  const unit = 10 ** exponentOf(currency);
  const charges: Minor[] = [];
  let left: number = total;
  while (left > 0) {
    const remainder = left - instalment;
    const charge = remainder < unit ? left : instalment;
    charges.push(minor(charge));
    left -= charge;
  }
  return charges;
}

function checkParts(total: Minor, parts: number): void {
  if (!(total > 0)) throw new RangeError(`Nothing to split: ${total}`);
  if (!Number.isInteger(parts) || parts < 1 || parts > MAX_PARTS)
    throw new RangeError(`Not a number of parts: ${parts}`);
}
