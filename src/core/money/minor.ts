declare const brand: unique symbol;

/**
 * An amount in the currency's smallest unit: euro cents, yen, fils. Only core/money turns currency units into it and back.
 */
export type Minor = number & { readonly [brand]: 'Minor' };

/**
 * Marks a whole number as an amount in minor units.
 * @throws RangeError unless it is a safe integer.
 * @example
 * minor(1250) // => 1250
 */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`);
  return amount as Minor;
}
