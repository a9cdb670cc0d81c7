import type { CompiledForm } from './compileFormWith';
import type { DependencyGroup } from './dependencyGroups';
import { foldConditions } from './conditions';
import { type Gate, type GateCondition, type FieldIndex, indexFields, type FieldSlot } from './fieldIndex';
import { MOST_OF } from '../stock/stock';

/** Stored values by key: the visitor's input, hidden fields included. */
export type StoredValues = ReadonlyMap<string, unknown>;

/** The state of a form for its current values (ENG-10, ENG-13). */
export interface Evaluation {
  readonly form: CompiledForm;
  readonly fieldIndex: FieldIndex;
  /** Whether a field is visible, by its stored key. */
  isShown(key: string): boolean;
  /** A field's value as it counts: that of a hidden or untouched one is its empty value. */
  valueOf(slot: FieldSlot): unknown;
  /** Whether a gate, and all around it, is open; −1 stands outside of all. */
  isOpen(gate: number): boolean;
}

/** The effect of an update: fields to re-read, and whether gates or rows changed. */
export interface Changes {
  readonly slots: readonly FieldSlot[];
  readonly gates: readonly number[];
  /** Rows came or went: everything may have changed. */
  readonly reindexed: boolean;
}

export interface Evaluator extends Evaluation {
  /** Records that the stored values of these keys changed, and re-evaluates only their dependents. */
  update(keys: Iterable<string>): Changes;
}

/** ENG-13: so often is a cycle gone through. */
const PASSES = 10;

const NO_GATES: readonly number[] = [];
const NOTHING = { slots: [], gates: [] };

/**
 * Decides which blocks are visible, initially and after each change. After any changes it agrees with a fresh
 * evaluator, so the server, which sees only the final values, decides the same.
 * @example
 * createEvaluator(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' }), new Map()).isShown('[TEXT]_nom') // => true
 */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createEvaluator(form: CompiledForm, values: StoredValues): Evaluator {
  let fieldIndex = indexFields(form, () => 0);
  /** Each gate's own result, regardless of its parents. */
  let results: boolean[] = [];
  /** Keys whose values are hidden at the end in a form that is volatile. */
  const masked = new Set<string>();

  const gateAt = (gate: number): Gate => fieldIndex.gates[gate] as Gate;
  const isOpen = (gate: number): boolean => {
    for (let at = gate; at >= 0; at = gateAt(at).parent) if (!results[at]) return false;
    return true;
  };
  const isSlotShown = ({ gates }: FieldSlot) => {
    for (const gate of gates) if (isOpen(gate)) return true;
    return false;
  };
  const valueOf = (slot: FieldSlot): unknown => {
    const { spec, mirrored } = slot;
    if (!isSlotShown(slot)) return spec.empty;
    const value = (masked.size > 0 && masked.has(slot.key) ? undefined : values.get(slot.key)) ?? spec.empty;
    return spec.settle ? spec.settle(value, mirrored ? valueOf(mirrored) : undefined) : value;
  };
  const holds = ({ slot, part, test, asksEmpty }: GateCondition): boolean => {
    if (!slot) return test(undefined, true);
    const value = valueOf(slot);
    const reading = slot.spec.reading(value, part);
    const empty = asksEmpty && (part === null ? slot.spec.isEmpty(value) : reading === undefined);
    return test(reading, empty);
  };
  /** @returns whether the result is another than before. */
  const decideOne = (gate: number): boolean => {
    const { conditions, action, byDefault } = gateAt(gate);
    const result = foldConditions(conditions, holds) ? action : byDefault;
    const isNew = result !== results[gate];
    results[gate] = result;
    return isNew;
  };

  /** Decides a group of gates. A cycle is gone through from where nothing matches: its past does not count (`decideAll`). */
  const decideGroup = ({ nodes, cyclic }: DependencyGroup): readonly number[] => {
    if (!cyclic) return decideOne(nodes[0] ?? 0) ? nodes : NO_GATES;
    for (let pass = 0, moved = true; moved && pass < PASSES; pass += 1) moved = nodes.filter(decideOne).length > 0;
    return nodes;
  };

  const rowsWanted = () =>
    new Map(
      [...fieldIndex.repeats.values()].map(({ id, slot, afterProduct }) => {
        const quantity = slot ? Number(valueOf(slot)) : 0;
        return [id, Math.max(0, Math.min(quantity, MOST_OF.DEFAULT) - (afterProduct - 1))];
      }),
    );
  /** Rows that a full form could not take do not count as missing. */
  let laidFor: ReadonlyMap<string, number> = new Map();
  const layOutRows = (rows: ReadonlyMap<string, number>) => {
    laidFor = rows;
    fieldIndex = indexFields(form, (id) => rows.get(id) ?? 0);
    decideAll();
  };
  const rowsChanged = (wanted: ReadonlyMap<string, number>) =>
    [...wanted].some(([id, rows]) => (laidFor.get(id) ?? 0) !== rows);

  const decideAll = () => {
    results = fieldIndex.gates.map(({ byDefault }) => byDefault);
    fieldIndex.order.forEach(decideGroup);
  };
  /** Starts from no rows at all: rows in rows come one pass later. */
  const settle = () => {
    layOutRows(new Map());
    for (let pass = 0, wanted = rowsWanted(); pass < PASSES && rowsChanged(wanted); pass += 1, wanted = rowsWanted())
      layOutRows(wanted);
  };
  /**
   * Where conditions or rows depend on themselves, a value that ends up hidden may have influenced the result. It is
   * not sent, so the server would not know it: it is removed and everything evaluated again, until all remaining values
   * are visible.
   */
  const maskHidden = (): boolean => {
    const before = masked.size;
    if (fieldIndex.volatile)
      for (const key of values.keys()) {
        const slot = fieldIndex.slots.get(key);
        if (!slot || !isSlotShown(slot)) masked.add(key);
      }
    return masked.size > before;
  };
  const start = () => {
    masked.clear();
    do settle();
    while (maskHidden());
  };
  start();

  const propagate = (keys: Iterable<string>) => {
    const { readers, mirrors, rank, order } = fieldIndex;
    const slots: FieldSlot[] = [];
    const gates: number[] = [];
    const touched = new Uint8Array(readers.length);
    const due = new Uint8Array(order.length);
    let first = order.length;
    const touch = (slot: FieldSlot) => {
      if (touched[slot.index]) return;
      touched[slot.index] = 1;
      slots.push(slot);
      for (const gate of readers[slot.index] ?? []) {
        const position = rank[gate] ?? 0;
        due[position] = 1;
        if (position < first) first = position;
      }
      for (const mirror of mirrors[slot.index] ?? []) touch(mirror);
    };
    for (const key of keys) {
      const slot = fieldIndex.slots.get(key);
      if (slot) touch(slot);
    }
    for (let position = first; position < due.length; position += 1) {
      const group = due[position] ? order[position] : undefined;
      if (!group) continue;
      for (const gate of decideGroup(group)) {
        gates.push(gate);
        fieldIndex.inside[gate]?.forEach(touch);
      }
    }
    return { slots, gates };
  };

  return {
    form,
    get fieldIndex() {
      return fieldIndex;
    },
    isShown(key) {
      const slot = fieldIndex.slots.get(key);
      return slot !== undefined && isSlotShown(slot);
    },
    valueOf,
    isOpen,
    update(keys) {
      const changed = fieldIndex.volatile ? NOTHING : propagate(keys);
      const reindexed = fieldIndex.volatile || (fieldIndex.repeats.size > 0 && rowsChanged(rowsWanted()));
      if (reindexed) start();
      return { ...changed, reindexed };
    },
  };
}
