/** Wanted quantities by product id. */
export type Wanted = ReadonlyMap<string, number>;

/**
 * A product's availability (SRV-06): its stock, less what other products of the same stock hold in the same order. Its
 * own quantity is not deducted.
 * @param left of the stock, sold and held by others already taken off.
 * @param products ids of all that are taken from it.
 * @example
 * leftBeside(4, ['A', 'B'], new Map([['A', 3], ['B', 1]]), 'B') // => 1
 */
export function leftBeside(left: number, products: readonly string[], wanted: Wanted, productId: string): number {
  const others = products.filter((id) => id !== productId);
  return Math.max(
    0,
    others.reduce((rest, id) => rest - (wanted.get(id) ?? 0), left),
  );
}

/**
 * How products sharing a stock are reduced if more is wanted than is left: the first ones keep theirs (ENG-21).
 * @example
 * keptWithin(4, ['A', 'B'], new Map([['A', 3], ['B', 4]])) // => new Map([['A', 3], ['B', 1]])
 */
export function keptWithin(left: number, products: readonly string[], wanted: Wanted): Map<string, number> {
  let rest = Math.max(0, left);
  const kept = new Map<string, number>();
  for (const [id, quantity] of wanted) {
    if (!products.includes(id)) continue;
    kept.set(id, Math.min(quantity, rest));
    rest -= Math.min(quantity, rest);
  }
  return kept;
}
