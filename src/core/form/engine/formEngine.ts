import type { CompiledForm } from './compileFormWith';
import { createEvaluator, type Evaluation } from './evaluator';
import type { CheckContext, Problem } from '../values/fieldSpec';
import { isRecord } from '../values/isRecord';
import { checkOrder, orderOf, type Order, type OrderProblem } from './order';
import { acceptValues, type FormPayload, payloadOf } from './submission';
import { checkSlot, type FieldProblem, validateForm, visibleSteps } from './validateForm';

/** A subscription topic: a field by its stored key, a block by its id (visibility, rows), the order, the steps. */
export type Topic = `field/${string}` | `block/${string}` | 'order' | 'steps';

/** A field as its view shows it. The same object until something of it changes. */
export interface FieldState {
  readonly value: unknown;
  readonly shown: boolean;
  /** Problems found by the last validation, until the value changes. */
  readonly problems: readonly Problem[];
}

/** The visitor's input in storable form, hidden fields included. */
export interface FormSnapshot {
  readonly values: Readonly<Record<string, unknown>>;
}

/** A form being filled in. Only listeners of changed topics are notified. */
export interface FormEngine {
  readonly evaluation: Evaluation;
  field(key: string): FieldState;
  /** Whether a conditional block's children are shown, by the block's id with its row's suffix. */
  isBlockShown(id: string): boolean;
  /** How many rows a repeated block has. */
  rows(id: string): number;
  order(): Order;
  steps(): readonly number[];
  subscribe(topic: Topic, listener: () => void): () => void;
  /** @returns false when there is no such field, or it takes no such value. */
  set(key: string, value: unknown): boolean;
  /** Validates the visible fields of one step or all; problems appear in each field's state. */
  validate(context: Omit<CheckContext, 'identity'>, step?: number | null): FieldProblem[];
  /** Checks one field by the same rules, or a part of a person, as its visitor leaves it; nothing is wrong with one that is hidden. */
  check(key: string, context: Omit<CheckContext, 'identity'>, part?: string): readonly Problem[];
  /** A field's input, before fixed or copied values replace it (FORM-08). */
  given(key: string): unknown;
  /** Adds problems found elsewhere: by the server. */
  tellProblems(found: readonly FieldProblem[]): void;
  checkOrder(): OrderProblem | null;
  payload(): FormPayload;
  snapshot(): FormSnapshot;
  /** Replaces all values: with those of a snapshot, of the host page, or none. */
  restore(snapshot: FormSnapshot): void;
  /** Goes on with another version of the form: an embedded form has arrived. */
  load(form: CompiledForm): void;
}

const NONE: readonly Problem[] = [];
const HIDDEN: FieldState = { value: undefined, shown: false, problems: NONE };

/**
 * The engine of a form being filled in (ENG-10 to ENG-41). A change re-evaluates only its dependents.
 * @param now local time, ISO 8601 with offset: prefills date fields (FORM-06).
 * @example
 * createFormEngine(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' }), '2025-11-12T09:30:00+01:00').field('[TEXT]_nom') // => { value: '', shown: true, problems: [] }
 */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createFormEngine(compiled: CompiledForm, now: string): FormEngine {
  let values = new Map<string, unknown>();
  /** Values that were given and have no field yet: of rows that are not there, of embedded forms to come. */
  let waiting = new Map<string, unknown>();
  let evaluator = createEvaluator(compiled, values);
  let problems = new Map<string, readonly Problem[]>();
  const states = new Map<string, FieldState>();
  const listeners = new Map<Topic, Set<() => void>>();
  let order: Order | null = null;
  let steps: readonly number[] | null = null;

  const readState = (key: string): FieldState => {
    const slot = evaluator.fieldIndex.slots.get(key);
    if (!slot) return HIDDEN;
    const shown = evaluator.isShown(key);
    const value = shown ? evaluator.valueOf(slot) : (values.get(key) ?? slot.spec.empty);
    return { value, shown, problems: (shown && problems.get(key)) || NONE };
  };
  const field = (key: string): FieldState => {
    const known = states.get(key);
    if (known) return known;
    const state = readState(key);
    states.set(key, state);
    return state;
  };
  const tell = (topic: Topic) => [...(listeners.get(topic) ?? [])].forEach((listener) => listener());
  /** Notifies a field's listeners if its state changed. */
  const refresh = (key: string) => {
    const before = states.get(key);
    if (!before) return;
    const after = readState(key);
    if (after.shown === before.shown && isSame(after.problems, before.problems) && isSame(after.value, before.value))
      return;
    states.set(key, after);
    tell(`field/${key}`);
  };
  const refreshOrder = () => {
    const before = order;
    order = null;
    if (before && !isSame(before, readOrder())) tell('order');
  };
  const refreshSteps = () => {
    const before = steps;
    steps = null;
    if (before && !isSame(before, readSteps())) tell('steps');
  };
  const readOrder = () => (order ??= orderOf(evaluator));
  const readSteps = () => (steps ??= visibleSteps(evaluator));

  /** Fills empty fields with their pending values; date fields open with the present, invalid choices are cleared. */
  const prefill = () => {
    for (let filled = [''], pass = 0; filled.length > 0 && pass < 10; pass += 1) {
      filled = [];
      for (const { key, spec } of evaluator.fieldIndex.slots.values()) {
        if (values.has(key)) continue;
        const given = waiting.has(key) ? spec.decode(waiting.get(key)) : undefined;
        waiting.delete(key);
        const value = given ?? spec.initial?.(now);
        if (value === undefined) continue;
        values.set(key, value);
        filled.push(key);
      }
      if (filled.length > 0) evaluator.update(filled);
    }
  };
  prefill();

  const everything = () => {
    prefill();
    for (const key of [...states.keys()]) refresh(key);
    for (const topic of [...listeners.keys()]) if (topic.startsWith('block/')) tell(topic);
    refreshOrder();
    refreshSteps();
  };
  const start = (form: CompiledForm, given: Readonly<Record<string, unknown>>) => {
    values = acceptValues(form, given);
    waiting = new Map(Object.entries(given).filter(([key]) => !values.has(key)));
    evaluator = createEvaluator(form, values);
    everything();
  };

  /** Replaces the problems of the fields of one step, or of all. */
  const tellProblems = (found: readonly FieldProblem[], step: number | null = null) => {
    const before = problems;
    problems = new Map(
      step === null ? [] : [...before].filter(([key]) => evaluator.fieldIndex.slots.get(key)?.step !== step),
    );
    for (const { key, code, part } of found)
      problems.set(key, [...(problems.get(key) ?? NONE), part === undefined ? { code } : { code, part }]);
    for (const key of new Set([...before.keys(), ...problems.keys()])) refresh(key);
  };

  const snapshot = (): FormSnapshot => ({ values: Object.fromEntries([...waiting, ...values]) });

  return {
    get evaluation() {
      return evaluator;
    },
    field,
    isBlockShown(id) {
      const gate = evaluator.fieldIndex.gateIndex.get(id);
      return gate !== undefined && evaluator.isOpen(gate);
    },
    rows: (id) => evaluator.fieldIndex.repeats.get(id)?.rows ?? 0,
    order: readOrder,
    steps: readSteps,
    subscribe(topic, listener) {
      if (topic.startsWith('field/')) field(topic.slice('field/'.length));
      else if (topic === 'order') readOrder();
      else if (topic === 'steps') readSteps();
      const others = listeners.get(topic) ?? new Set();
      listeners.set(topic, others.add(listener));
      return () => void others.delete(listener);
    },
    set(key, raw) {
      const value = evaluator.fieldIndex.slots.get(key)?.spec.decode(raw);
      if (value === undefined) return false;
      const others = (problems.get(key) ?? NONE).filter(({ part }) => part && isSamePart(values.get(key), value, part));
      values.set(key, value);
      if (others.length > 0) problems.set(key, others);
      else problems.delete(key);
      const { slots, gates, reindexed } = evaluator.update([key]);
      if (reindexed) everything();
      else {
        for (const slot of slots) refresh(slot.key);
        for (const gate of gates) tell(`block/${evaluator.fieldIndex.gates[gate]?.id ?? ''}`);
        if (slots.some(({ spec }) => spec.amount)) refreshOrder();
        if (gates.length > 0) refreshSteps();
      }
      return true;
    },
    validate(context, step = null) {
      const found = validateForm(evaluator, context, step);
      tellProblems(found, step);
      return found;
    },
    tellProblems,
    given: (key) => values.get(key) ?? evaluator.fieldIndex.slots.get(key)?.spec.empty,
    check(key, context, part) {
      const slot = evaluator.fieldIndex.slots.get(key);
      const all = slot ? checkSlot(evaluator, slot, context) : NONE;
      const others = (problems.get(key) ?? NONE).filter((problem) => problem.part !== part);
      const found = part === undefined ? all : [...others, ...all.filter((problem) => problem.part === part)];
      if (found.length > 0) problems.set(key, found);
      else problems.delete(key);
      refresh(key);
      return found;
    },
    checkOrder: () => checkOrder(evaluator),
    payload: () => payloadOf(evaluator),
    snapshot,
    restore(snapshot) {
      problems.clear();
      start(evaluator.form, snapshot.values);
    },
    load: (form) => start(form, snapshot().values),
  };
}

/** Whether a part of a person is unchanged, so that its problems still hold. Copying affects every part. */
function isSamePart(before: unknown, after: unknown, part: string): boolean {
  if (!isRecord(before) || !isRecord(after)) return false;
  return isSame(before[part], after[part]) && before['copy'] === after['copy'];
}

/** Values are plain data: no cycles, few and small. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
