import type { Evaluation } from './evaluator';
import { IDENTITY_KEY } from '../values/fieldKeys';
import type { CheckContext, Problem } from '../values/fieldSpec';
import type { FieldSlot } from './fieldIndex';

/** A problem with one field, by its stored key. */
export interface FieldProblem extends Problem {
  readonly key: string;
  /** The step that it is on, from 0; null outside of steps. */
  readonly step: number | null;
}

/**
 * Validates a form in order: visible fields only (ENG-13), of one step or all (ENG-41).
 * @param step only the fields of this step, from 0.
 * @example
 * validateForm(createEvaluator(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom', required: true } }] }), { currency: 'eur' }), new Map()), { now: '2025-11-12T09:30:00+01:00', country: 'FR' }) // => [{ key: '[TEXT]_nom', step: null, code: 'required' }]
 */
export function validateForm(
  evaluation: Evaluation,
  context: Omit<CheckContext, 'identity'>,
  step: number | null = null,
): FieldProblem[] {
  const ordered = new Map<string, number>();
  return [...evaluation.fieldIndex.slots.values()].flatMap((slot) => {
    const isBeyond = isBeyondOrder(evaluation, slot, ordered);
    if (step !== null && slot.step !== step) return [];
    const found = checkSlot(evaluation, slot, context);
    const problems = isBeyond && found.length === 0 ? [{ code: 'tooMany' } as const] : found;
    return problems.map((problem) => ({ key: slot.key, step: slot.step, ...problem }));
  });
}

/** Whether a product that stands in several places comes with this one to more than an order can hold (SRV-14). */
function isBeyondOrder(evaluation: Evaluation, slot: FieldSlot, ordered: Map<string, number>): boolean {
  const { productId, most = Infinity } = slot.spec;
  if (productId === undefined || !evaluation.isShown(slot.key)) return false;
  const quantity = Number(evaluation.valueOf(slot));
  const sum = (ordered.get(productId) ?? 0) + quantity;
  ordered.set(productId, sum);
  return quantity > 0 && sum > most;
}

/**
 * Problems of one field; none if it is hidden (ENG-13).
 * @example
 * [createEvaluator(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom', required: true } }] }), { currency: 'eur' }), new Map())].map((form) => checkSlot(form, form.fieldIndex.slots.get('[TEXT]_nom'), { now: '2025-11-12T09:30:00+01:00', country: 'FR' })) // => [[{ code: 'required' }]]
 */
export function checkSlot(
  evaluation: Evaluation,
  slot: FieldSlot,
  context: Omit<CheckContext, 'identity'>,
): readonly Problem[] {
  if (!evaluation.isShown(slot.key)) return [];
  const whoFills = evaluation.fieldIndex.slots.get(IDENTITY_KEY);
  const identity = whoFills && evaluation.isShown(IDENTITY_KEY) ? evaluation.valueOf(whoFills) : undefined;
  return slot.spec.check(evaluation.valueOf(slot), { ...context, identity });
}

/**
 * The steps that are visible, by their number from 0 (ENG-40).
 * @example
 * visibleSteps(createEvaluator(compileForm(readForm({ content: [{ type: 'steps', children: [{ type: 'step' }, { type: 'step' }] }] }), { currency: 'eur' }), new Map())) // => [0, 1]
 */
export function visibleSteps({ fieldIndex, isOpen }: Evaluation): number[] {
  return fieldIndex.steps.flatMap(({ gate }, step) => (isOpen(gate) ? [step] : []));
}
