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

/** What is ordered: products, in the form's order, and the total with free amounts, in minor units. */
export interface Order {
  readonly lines: readonly OrderLine[];
  readonly total: Minor;
}

/**
 * What a form comes to: price × quantity of every visible product, and free amounts above 0 (ENG-30, FORM-21).
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

/** Why an order cannot be sent: what is chosen is not enough, or nothing that the form has ever would be. */
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
 * Whether an order may be sent (ENG-31, ENG-32, ENG-34): forms of another type than COMPLEX are not asked; else there is a
 * product, unless there is none to choose or none is needed, and the total is one currency unit, unless it may be nothing. Where it
 * can only be nothing, no choice of the visitor mends that.
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
