/** Default maximum of a product per order (SRV-14). */
export const USUAL_MOST = 30;

/** Hard maximum of a product per order, by the way it is chosen (FORM-16, FORM-17, FORM-18). */
export const MOST_OF = { DEFAULT: 1000, SELECT: 30, CHECKBOX: 1 } as const;

/**
 * The most of a product that one order can hold (SRV-14).
 * @example
 * mostOf({ maxPerOrder: 40, renderOptions: { type: 'SELECT' } }) // => 30
 */
export function mostOf(product: {
  readonly maxPerOrder: number;
  readonly renderOptions: { readonly type: keyof typeof MOST_OF };
}): number {
  return Math.min(MOST_OF[product.renderOptions.type], Math.floor(product.maxPerOrder));
}

/**
 * How many a visitor may still add (ENG-20): the lower of stock and order maximum, less those already chosen.
 * @param total stock as the server has it; null is unlimited, a negative one counts as 0.
 * @example
 * availableStock(5, 3, 30) // => 2
 * availableStock(null, 3, 30) // => 27
 */
export function availableStock(total: number | null, quantity: number, most: number): number {
  return Math.max(0, Math.min(total ?? Infinity, most) - quantity);
}

/**
 * A chosen quantity after a stock update (ENG-21).
 * @example
 * quantityWithin(5, 2) // => 2
 * quantityWithin(5, -1) // => 0
 * quantityWithin(5, null) // => 5
 */
export function quantityWithin(quantity: number, total: number | null): number {
  return total === null ? quantity : Math.min(quantity, Math.max(0, total));
}

/**
 * The numbered choices of a product in a dropdown, beside the empty one for 0 (FORM-17).
 * @param available how many may still be added.
 * @example
 * quantityChoices(3, 0) // => [1, 2, 3]
 * quantityChoices(2, 1) // => [1, 2, 3]
 */
export function quantityChoices(available: number, quantity: number): number[] {
  return Array.from({ length: Math.min(MOST_OF.SELECT, available + quantity) }, (_, index) => index + 1);
}

/**
 * The products to recheck after an answer reports a shared stock (ENG-22): those not checked with it. A recheck never
 * triggers another.
 * @param shown ids of the products of the form that are shown.
 * @param round ids that were asked together.
 * @example
 * productsToRecheck(['P1', 'P2', 'P3'], ['P1']) // => ['P2', 'P3']
 * productsToRecheck(['P1', 'P2'], ['P1', 'P2']) // => []
 */
export function productsToRecheck(shown: Iterable<string>, round: readonly string[]): string[] {
  return [...shown].filter((id) => !round.includes(id));
}
