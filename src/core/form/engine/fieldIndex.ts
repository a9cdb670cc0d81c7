import type { PropsOf } from '../schema/props';
import type { CompiledBlock, CompiledForm } from './compileFormWith';
import { dependencyGroups, type DependencyGroup } from './dependencyGroups';
import { conditionTest, type Condition, type ConditionTest } from './conditions';
import type { conditional } from '../blocks/conditional';
import { quantityKey } from '../values/fieldKeys';
import type { FieldSpec } from '../values/fieldSpec';

/** Most fields that a form can have once its repeated blocks are written out. */
const MOST_SLOTS = 20_000;
/** No more rows once so many blocks are written out: those without a field cost time too. */
const MOST_PLACED = 100_000;

/** One stored value. A key that several blocks share is one slot: visible when one of them is. */
export interface FieldSlot {
  readonly index: number;
  /** Stored key, with the suffix of its row. */
  readonly key: string;
  readonly spec: FieldSpec;
  /** The nearest conditional around each occurrence; −1 for none. */
  readonly gates: number[];
  /** The step that it is on, from 0; null outside of steps. */
  readonly step: number | null;
  /** Slot of the field that it mirrors. */
  mirrored: FieldSlot | null;
}

/** A condition with the field it reads: null if it does not exist. */
export interface GateCondition {
  readonly slot: FieldSlot | null;
  readonly part: string | null;
  readonly test: ConditionTest;
  /** Whether the test looks at emptiness. */
  readonly asksEmpty: boolean;
  readonly next: Condition['next'];
}

/** A conditional block in one place: in a repeated block, one of its rows. */
export interface Gate {
  readonly id: string;
  readonly parent: number;
  readonly conditions: readonly GateCondition[];
  readonly action: boolean;
  readonly byDefault: boolean;
}

/** A repeated block in one place, and how often it stands there. */
export interface Repeat {
  readonly id: string;
  readonly slot: FieldSlot | null;
  readonly afterProduct: number;
  readonly rows: number;
}

export interface StepPlace {
  readonly id: string;
  readonly gate: number;
}

/** A form written out: every field, condition and row that it has for given numbers of rows, and who depends on whom. */
export interface FieldIndex {
  readonly slots: ReadonlyMap<string, FieldSlot>;
  readonly gates: readonly Gate[];
  /** Position in `gates` by id. */
  readonly gateIndex: ReadonlyMap<string, number>;
  readonly repeats: ReadonlyMap<string, Repeat>;
  readonly steps: readonly StepPlace[];
  /** Groups of gates in the order in which they can be decided (ENG-13). */
  readonly order: readonly DependencyGroup[];
  /** Position in `order` of each gate. */
  readonly rank: readonly number[];
  /** Gates that read a slot, by its index. */
  readonly readers: readonly (readonly number[])[];
  /** Slots that mirror a slot, by its index. */
  readonly mirrors: readonly (readonly FieldSlot[])[];
  /** Slots inside a gate, at any depth. */
  readonly inside: readonly (readonly FieldSlot[])[];
  /** Something may depend on itself: conditions in a cycle, or rows that a condition outside of them looks into. */
  readonly volatile: boolean;
}

type ConditionalProps = PropsOf<(typeof conditional)['props']>;
interface Place {
  readonly suffix: string;
  readonly gate: number;
  readonly step: number | null;
  /** Whether blocks that hold steps stand around it: elsewhere a step is but a box. */
  readonly inSteps: boolean;
}
interface Draft extends Omit<Gate, 'conditions'> {
  readonly wanted: readonly Condition[];
  readonly suffix: string;
}

/**
 * Writes a form out.
 * @param rowsOf how many rows a repeated block has, by its id.
 * @example
 * indexFields(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' }), () => 0).slots.size // => 1
 */
export function indexFields(form: CompiledForm, rowsOf: (id: string) => number): FieldIndex {
  const slots = new Map<string, FieldSlot>();
  const drafts: Draft[] = [];
  const repeats: { id: string; suffix: string; product: string; afterProduct: number; rows: number }[] = [];
  const steps: StepPlace[] = [];

  const place = (blocks: readonly CompiledBlock[], at: Place) => blocks.forEach((block) => placeOne(block, at));

  let placed = 0;
  const placeOne = ({ id, kind, props, fields, children }: CompiledBlock, at: Place): void => {
    placed += 1;
    for (const spec of fields) addSlot(slots, spec, at);
    if (kind?.type === 'conditional') {
      const { action, default: otherwise, conditions } = props as ConditionalProps;
      const gate = { id: id + at.suffix, parent: at.gate, action: action === 'SHOW', byDefault: otherwise === 'SHOW' };
      drafts.push({ ...gate, wanted: conditions, suffix: at.suffix });
      place(children, { ...at, gate: drafts.length - 1 });
    } else if (kind?.type === 'productInfo') {
      const repeatId = id + at.suffix;
      const wanted = rowsOf(repeatId);
      let rows = 0;
      for (; rows < wanted && slots.size < MOST_SLOTS && placed < MOST_PLACED; rows += 1)
        place(children, { ...at, suffix: `${at.suffix}_${rows + 1}` });
      const { product, afterProduct } = props as { product: string; afterProduct: number };
      repeats.push({ id: repeatId, suffix: at.suffix, product, afterProduct, rows });
    } else if (kind?.type === 'step' && at.inSteps && at.step === null && at.suffix === '') {
      steps.push({ id, gate: at.gate });
      place(children, { ...at, step: steps.length - 1 });
    } else place(children, { ...at, inSteps: at.inSteps || kind?.type === 'steps' });
  };
  place(form.blocks, { suffix: '', gate: -1, step: null, inSteps: false });
  for (const slot of slots.values())
    if (slot.spec.mirrors) slot.mirrored = nearest(slot.spec.mirrors, slot.key.slice(slot.spec.key.length), slots);

  // Spelt out: objects that are spread have shapes of their own, which took most of the time that deciding takes.
  const gates = drafts.map(({ id, parent, wanted, suffix, action, byDefault }): Gate => {
    return { id, parent, conditions: wanted.map((one) => bind(one, suffix, slots)), action, byDefault };
  });
  const bound = repeats.map(({ suffix, product, ...repeat }): Repeat => {
    return { ...repeat, slot: product ? nearest(quantityKey(product), suffix, slots) : null };
  });
  const looksAway = ({ suffix, wanted }: Draft, index: number) =>
    wanted.some(({ field }, at) => {
      const slot = gates[index]?.conditions[at]?.slot;
      return !slot || !isInScope(slot, field, suffix);
    });
  const depending = dependencies(slots, gates);
  return {
    slots,
    gates,
    gateIndex: new Map(gates.map(({ id }, index) => [id, index])),
    repeats: new Map(bound.map((repeat) => [repeat.id, repeat])),
    steps,
    ...depending,
    volatile: depending.order.some(({ cyclic }) => cyclic) || (repeats.length > 0 && drafts.some(looksAway)),
  };
}

function addSlot(slots: Map<string, FieldSlot>, spec: FieldSpec, { suffix, gate, step }: Place): void {
  const key = spec.key + suffix;
  const known = slots.get(key);
  if (known) known.gates.push(gate);
  else slots.set(key, { index: slots.size, key, spec, gates: [gate], step, mirrored: null });
}

/** In a row, the row's own field comes first, then those of the rows around it (FORM-19). */
function nearest(key: string, suffix: string, slots: ReadonlyMap<string, FieldSlot>): FieldSlot | null {
  for (let scope = suffix; ; scope = scope.slice(0, scope.lastIndexOf('_'))) {
    const slot = slots.get(key + scope);
    if (slot) return slot;
    if (scope === '') return null;
  }
}

/** A stored key, or a part of a person: `key.part` (ENT-08). */
function bind(
  { field, type, values, next }: Condition,
  suffix: string,
  slots: ReadonlyMap<string, FieldSlot>,
): GateCondition {
  const test = conditionTest({ type, values });
  const asksEmpty = type === 'EMPTY' || type === 'NOT_EMPTY';
  const whole = nearest(field, suffix, slots);
  const dot = field.lastIndexOf('.');
  if (whole || dot < 0) return { slot: whole, part: null, test, asksEmpty, next };
  return { slot: nearest(field.slice(0, dot), suffix, slots), part: field.slice(dot + 1), test, asksEmpty, next };
}

/** Whether a condition found its field in its own row or around it, under the key it names. */
function isInScope({ key, spec }: FieldSlot, field: string, suffix: string): boolean {
  return (field === spec.key || field.startsWith(`${spec.key}.`)) && suffix.startsWith(key.slice(spec.key.length));
}

function dependencies(slots: ReadonlyMap<string, FieldSlot>, gates: readonly Gate[]) {
  const all = [...slots.values()];
  const readers: number[][] = all.map(() => []);
  const mirrors: FieldSlot[][] = all.map(() => []);
  const inside: FieldSlot[][] = gates.map(() => []);
  for (const slot of all) {
    if (slot.mirrored) mirrors[slot.mirrored.index]?.push(slot);
    for (const gate of new Set(slot.gates.flatMap((nearestGate) => chainOf(nearestGate, gates))))
      inside[gate]?.push(slot);
  }
  const reads = gates.map(({ conditions }, gate) => {
    const read = new Set(
      conditions.flatMap(({ slot }) => (slot ? [slot, ...(slot.mirrored ? [slot.mirrored] : [])] : [])),
    );
    for (const slot of read) readers[slot.index]?.push(gate);
    return [...new Set([...read].flatMap((slot) => slot.gates.flatMap((nearestGate) => chainOf(nearestGate, gates))))];
  });
  const order = dependencyGroups(reads);
  const rank: number[] = [];
  order.forEach(({ nodes }, position) => nodes.forEach((gate) => (rank[gate] = position)));
  return { readers, mirrors, inside, order, rank };
}

function chainOf(gate: number, gates: readonly Gate[]): number[] {
  const chain: number[] = [];
  for (let at = gate; at >= 0; at = gates[at]?.parent ?? -1) chain.push(at);
  return chain;
}
