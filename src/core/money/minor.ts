import type { unit } from '../../contract/terms/units';

export { MAX_MONTANT, type Units } from '../../contract/terms/units';

/**
 * An amount in the currency's smallest unit: euro cents, yen, fils. Only core/money turns currency units into it and back.
 */
export type Minor = number & { readonly [unit]: 'minor' };

/**
 * Marks a whole number as an amount in minor units.
 * @throws RangeError unless it is a safe integer.
 * @example
 * minor(1250) // => 1250
 */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`);
  return (amount + 0) as Minor; // -0 becomes 0
}

export const ZERO = minor(0);

/** The largest amount that is reckoned with, in minor units: any total fits, in any currency it is shown in. */
export const MAX_AMOUNT = minor(999_999_999_999_999);
