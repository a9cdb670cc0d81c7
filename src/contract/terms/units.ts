/** Unit of an amount; a brand for the compiler alone. */
export declare const unit: unique symbol;

/**
 * An amount in currency units, as on the wire and in inputs: 12.5 euros. Any number will do, except `Minor`: the two never
 * mix (server/amounts.test.ts).
 */
export type Units = number & { readonly [unit]?: 'units' };

/** The largest amount that is given, owed or noted at a time, in currency units. */
export const MAX_MONTANT = 99_999_999;
