import type { Evaluation } from './evaluator';
import { quantityWithin } from '../stock/stock';

/** A quantity that no longer fits, by stored key, with the rest that does. */
export interface Drop {
  readonly key: string;
  readonly quantity: number;
}

/**
 * The quantities of a product to lower after a stock update (ENG-21). If a product appears in several places, the first
 * ones keep theirs.
 * @param total null is unlimited, a negative one counts as 0.
 * @example
 * stockDrops(createEvaluator(compileForm(readForm({ type: 'COMPLEX', products: [{ id: 'P1' }], content: [{ type: 'products' }] }), { currency: 'eur' }), new Map([['P1_quantity', 5]])), 'P1', 2) // => [{ key: 'P1_quantity', quantity: 2 }]
 */
export function stockDrops(
  { fieldIndex, isShown, valueOf }: Evaluation,
  productId: string,
  total: number | null,
): Drop[] {
  let left = total;
  return [...fieldIndex.slots.values()].flatMap((slot) => {
    if (slot.spec.productId !== productId || !isShown(slot.key)) return [];
    const chosen = Number(valueOf(slot));
    const quantity = quantityWithin(chosen, left);
    if (left !== null) left -= quantity;
    return quantity < chosen ? [{ key: slot.key, quantity }] : [];
  });
}
