import { MAX_AMOUNT, minor, type Minor, toMinor } from '../../money';
import type { CompiledBlock, CompiledForm } from './compileFormWith';
import type { Evaluation } from './evaluator';

/** The least that an order may come to, in currency units (ENG-32). */
const MINIMUM = 1;

const atMost = (amount: number) => minor(Math.min(MAX_AMOUNT, amount));

/** One product of an order; `amount` in minor units. */
export interface OrderLine {
  readonly productId: string;
  readonly quantity: number;
  readonly amount: Minor;
}

/** The order: products in form order, and the total with free amounts, in minor units. */
export interface Order {
  readonly lines: readonly OrderLine[];
  readonly total: Minor;
}

/**
 * A form's total: price × quantity of every visible product, plus free amounts above 0 (ENG-30, FORM-21).
 * @example
 * orderOf(createEvaluator(compileForm(readForm({ type: 'COMPLEX', products: [{ id: 'P1', montant: 10.1 }], content: [{ type: 'products' }] }), { currency: 'eur' }), new Map([['P1_quantity', 3]]))) // => { lines: [{ productId: 'P1', quantity: 3, amount: 3030 }], total: 3030 }
 */
export function orderOf({ fieldIndex, isShown, valueOf }: Evaluation): Order {
  const lines = new Map<string, OrderLine>();
  let total = minor(0);
  for (const slot of fieldIndex.slots.values()) {
    if (!slot.spec.amount || !isShown(slot.key)) continue;
    const value = valueOf(slot);
    const amount = slot.spec.amount(value);
    total = atMost(total + amount);
    const { productId } = slot.spec;
    if (productId === undefined || slot.spec.isEmpty(value)) continue;
    const line = lines.get(productId) ?? { productId, quantity: 0, amount: minor(0) };
    lines.set(productId, { productId, quantity: line.quantity + Number(value), amount: atMost(line.amount + amount) });
  }
  return { lines: [...lines.values()], total };
}

/** Why an order cannot be sent: not enough is chosen, or nothing in the form has a price. */
export type OrderProblem = 'articleMinimum' | 'priceMissing';

/**
 * Whether a form wants a total (ENG-32) that it cannot come to: nothing in it has a price. A form that it embeds and that is not
 * at hand may have one.
 * @example
 * canOnlyTotalZero(compileForm(readForm({ type: 'COMPLEX', products: [{ id: 'P1' }], content: [{ type: 'products' }] }), { currency: 'eur' })) // => true
 */
export function canOnlyTotalZero({ context, products, blocks }: CompiledForm): boolean {
  const priced = new Set(products.filter(({ montant }) => montant > 0).map(({ id }) => id));
  const mayCost = ({ kind, props, fields, children }: CompiledBlock): boolean =>
    fields.some(({ amount, productId }) => amount && (productId === undefined || priced.has(productId))) ||
    (kind?.type === 'embeddedForm' && props['blockId'] !== '' && children.length === 0) ||
    children.some(mayCost);
  return context.type === 'COMPLEX' && !context.allowZeroAmount && !blocks.some(mayCost);
}

/**
 * Checks an order (ENG-31, ENG-32, ENG-34). Only COMPLEX forms are checked: a product is needed, unless there is none
 * to choose or none is required, and a total of at least one currency unit, unless it may be zero. Where it can only be
 * zero, no choice of the visitor can fix that.
 * @example
 * checkOrder(createEvaluator(compileForm(readForm({ type: 'COMPLEX', products: [{ id: 'P1', montant: 5 }], content: [{ type: 'products' }] }), { currency: 'eur' }), new Map())) // => 'articleMinimum'
 */
export function checkOrder(evaluation: Evaluation): OrderProblem | null {
  const { context, products } = evaluation.form;
  if (context.type !== 'COMPLEX') return null;
  if (canOnlyTotalZero(evaluation.form)) return 'priceMissing';
  const { lines, total } = orderOf(evaluation);
  const hasChoice = products.some(({ active }) => active);
  if (hasChoice && !context.allowNoProduct && lines.length === 0) return 'articleMinimum';
  return total < toMinor(MINIMUM, context.currency) && !context.allowZeroAmount ? 'articleMinimum' : null;
}
