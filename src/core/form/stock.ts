/** The most of a product that an order can hold, by the way it is chosen (FORM-16, FORM-17, FORM-18). */
export const MOST_OF = { DEFAULT: 1000, SELECT: 30, CHECKBOX: 1 } as const;

/**
 * What a visitor may still add (ENG-20): the stock less what is chosen already. Infinity where nothing limits it.
 * @param total stock as the server has it; null is unlimited, a negative one counts as 0.
 * @example
 * availableStock(5, 3) // => 2
 * availableStock(null, 3) // => Infinity
 */
export function availableStock(total: number | null, quantity: number): number {
  return total === null ? Infinity : Math.max(0, Math.max(0, total) - quantity);
}

/**
 * What a chosen quantity becomes when the stock is known anew (ENG-21).
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
 * @example
 * quantityChoices(3, 0) // => [1, 2, 3]
 * quantityChoices(null, 0).length // => 30
 */
export function quantityChoices(total: number | null, quantity: number): number[] {
  const most = Math.min(MOST_OF.SELECT, availableStock(total, quantity) + quantity);
  return Array.from({ length: most }, (_, index) => index + 1);
}

/**
 * The products to ask about after an answer that says that others share its stock (ENG-22): those that were not asked with it.
 * What was asked for that reason asks for no others.
 * @param shown ids of the products of the form that are shown.
 * @param round ids that were asked together.
 * @example
 * productsToRecheck(['P1', 'P2', 'P3'], ['P1']) // => ['P2', 'P3']
 * productsToRecheck(['P1', 'P2'], ['P1', 'P2']) // => []
 */
export function productsToRecheck(shown: Iterable<string>, round: readonly string[]): string[] {
  return [...shown].filter((id) => !round.includes(id));
}
