import type { CompiledForm } from './compileFormWith';
import { createEvaluator, type Evaluation } from './evaluator';
import { IDENTITY_KEY } from '../values/fieldKeys';
import { isRecord } from '../values/isRecord';

/** The values of a form as they are sent (CALL-30). */
export interface FormPayload {
  readonly identity?: Readonly<Record<string, unknown>>;
  readonly extra: Readonly<Record<string, unknown>>;
}

/**
 * The payload: visible, non-empty fields by stored key (ENG-13, ENT-06).
 * @example
 * payloadOf(createEvaluator(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' }), new Map([['[TEXT]_nom', ' Levi ']]))) // => { extra: { '[TEXT]_nom': 'Levi' } }
 */
export function payloadOf({ fieldIndex, isShown, valueOf }: Evaluation): FormPayload {
  const sent = [...fieldIndex.slots.values()].flatMap((slot) => {
    if (!isShown(slot.key)) return [];
    const value = valueOf(slot);
    const encoded = slot.spec.isEmpty(value) ? null : slot.spec.encode(value);
    return encoded === null || encoded === undefined ? [] : [[slot.key, encoded] as const];
  });
  const identity = sent.find(([key]) => key === IDENTITY_KEY)?.[1];
  const extra = Object.fromEntries(sent.filter(([key]) => key !== IDENTITY_KEY));
  return { ...(isRecord(identity) && { identity }), extra };
}

/**
 * The values among `given` that are values of fields of the form, rows that they bring about included; by stored key.
 * @example
 * acceptValues(compileForm(readForm({ content: [{ type: 'checkbox', props: { fieldKey: 'ok' } }] }), { currency: 'eur' }), { '[CHECKBOX]_ok': true, other: 1 }) // => new Map([['[CHECKBOX]_ok', true]])
 */
export function acceptValues(form: CompiledForm, given: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const evaluator = createEvaluator(form, values);
  const tried = new Set<string>();
  for (let taken = ['']; taken.length > 0;) {
    taken = [];
    for (const { key, spec } of evaluator.fieldIndex.slots.values()) {
      if (tried.has(key) || !Object.hasOwn(given, key)) continue;
      tried.add(key);
      const value = spec.decode(given[key]);
      if (value === undefined) continue;
      values.set(key, value);
      taken.push(key);
    }
    if (taken.length > 0) evaluator.update(taken);
  }
  return values;
}

/** A submission reduced to visible, known fields of the right type. */
export interface ReadSubmission {
  readonly evaluation: Evaluation;
  /** Keys that came and do not count. */
  readonly dropped: readonly string[];
}

/**
 * Reads a visitor's submission with the form's own rules (SRV-01): `validateForm`, `checkOrder`, `orderOf` and
 * `payloadOf` then give the same results as in the browser.
 * @example
 * readSubmission(compileForm(readForm({ content: [{ type: 'checkbox', props: { fieldKey: 'ok' } }] }), { currency: 'eur' }), { extra: { '[CHECKBOX]_ok': 'yes', x: 1 } }).dropped // => ['[CHECKBOX]_ok', 'x']
 */
export function readSubmission(form: CompiledForm, payload: unknown): ReadSubmission {
  const { identity, extra } = isRecord(payload) ? payload : {};
  const given = new Map<string, unknown>(Object.entries(isRecord(extra) ? extra : {}));
  given.delete(IDENTITY_KEY);
  if (identity !== undefined && identity !== null) given.set(IDENTITY_KEY, identity);
  const accepted = acceptValues(form, Object.fromEntries(given));
  const all = createEvaluator(form, accepted);
  const values = new Map([...accepted].filter(([key]) => all.isShown(key)));
  const dropped = [...given.keys()].filter((key) => !values.has(key));
  return { evaluation: createEvaluator(form, values), dropped };
}
