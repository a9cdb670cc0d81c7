import { ONLINE } from '../blocks/order/paymentMethod';
import type { FormSettings } from '../schema/formSettings';
import { PAYMENT_METHOD_KEY } from '../values/fieldKeys';
import type { Evaluation } from './evaluator';
import { orderOf } from './order';

/**
 * Whether who sends a form is to pay online: by default, where it offers no other way.
 * @example
 * isPaidOnline({ withPaiement: false }, createEvaluator(compileForm(readForm({}), { currency: 'eur' }), new Map())) // => false
 */
export function isPaidOnline({ withPaiement }: Pick<FormSettings, 'withPaiement'>, evaluation: Evaluation): boolean {
  const { fieldIndex, isShown, valueOf } = evaluation;
  const slot = fieldIndex.slots.get(PAYMENT_METHOD_KEY);
  const isOnline = !slot || !isShown(slot.key) || valueOf(slot) === ONLINE;
  return withPaiement && isOnline && orderOf(evaluation).total > 0;
}
