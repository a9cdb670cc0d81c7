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
  return (amount + 0) as Minor; // -0 becomes 0
}

/** The largest single amount, in minor units: twelve digits, what payment providers accept at most. */
export const MAX_AMOUNT = minor(999_999_999_999);

/** The largest whole amount that a person may type: it is within `MAX_AMOUNT` in every currency. */
export const MAX_TYPED = Math.floor(MAX_AMOUNT / 10 ** 4);
