import { asksForMail } from './asksForMail';
import type { BlockWarning } from '../schema/blockKind';
import type { Condition } from './conditions';
import type { CompiledBlock, CompiledForm } from './compileFormWith';
import type { FieldSpec } from '../values/fieldSpec';
import { type GateCondition, type FieldIndex, indexFields } from './fieldIndex';
import { canOnlyTotalZero } from './order';

/**
 * A warning about a block, or about the whole form if it names none (BUILD-02, BUILD-04, BUILD-20); `key` is the field
 * or stored key concerned.
 */
export interface FormWarning {
  readonly block: string;
  readonly code:
    | BlockWarning
    | 'complexOnly'
    | 'keyTaken'
    | 'defaultRefused'
    | 'conditionFieldMissing'
    | 'conditionCycle'
    | 'mailMissing'
    | 'priceMissing';
  readonly key?: string;
}

/** The suffix of the row that stands for all rows of a repeated block. */
const ANY_ROW = '_1';

/**
 * Lints a form for its author: warnings from each kind of block, blocks that need COMPLEX on another type (FORM-32, of
 * a form compiled with `forAuthor`), stored keys shared by two fields, conditions on unknown fields (ENG-11), cyclic
 * conditions (ENG-13), no e-mail address for confirmation by mail (SRV-15), and a total that must be positive but can
 * only be 0 (ENG-33).
 * @example
 * lintForm(compileForm(readForm({ content: [{ type: 'video' }] }), { currency: 'eur' })) // => [{ block: 'b1', code: 'videoMissing' }]
 */
export function lintForm(form: CompiledForm): FormWarning[] {
  const fieldIndex = indexFields(form, () => 1);
  const keys = new Set<string>();
  const lintAll = (blocks: readonly CompiledBlock[], suffix: string): FormWarning[] =>
    blocks.flatMap((block) => [
      ...(block.leftOut ? [{ block: block.id, code: 'complexOnly' } as const] : []),
      ...(block.kind?.lint?.(block.props, form.context) ?? []).map((code) => ({ block: block.id, code })),
      ...takenKeys(block, suffix, keys),
      ...refusedDefaults(block),
      ...lintConditions(block, suffix, fieldIndex),
      ...lintAll(block.children, block.kind?.type === 'productInfo' ? suffix + ANY_ROW : suffix),
    ]);
  const isUnmailed = form.context.confirmByMail && !asksForMail(form);
  return [
    ...(isUnmailed ? [{ block: '', code: 'mailMissing' } as const] : []),
    ...(canOnlyTotalZero(form) ? [{ block: '', code: 'priceMissing' } as const] : []),
    ...lintAll(form.blocks, ''),
  ];
}

/** A product may stand in several places: it has one quantity in all of them. */
function takenKeys({ id, fields }: CompiledBlock, suffix: string, keys: Set<string>): FormWarning[] {
  const asked = fields.filter(({ productId }) => productId === undefined).map(({ key }) => key + suffix);
  const taken = asked.filter((key) => keys.has(key));
  for (const key of asked) keys.add(key);
  return taken.map((key) => ({ block: id, code: 'keyTaken', key }));
}

/** No day of its own: whether a filter takes a date is another matter each day. */
const SOME_DAY = { now: '2000-01-01T00:00:00Z', country: 'FR' };

/** Values that fields open with and do not take (FORM-35). */
const refusedDefaults = ({ id, fields }: CompiledBlock): FormWarning[] =>
  fields
    .filter((field) => field.defaultValue !== undefined && !takesDefault(field))
    .map(({ key }) => ({ block: id, code: 'defaultRefused', key }));

function takesDefault(field: FieldSpec): boolean {
  const value = field.decode(field.defaultValue);
  return (
    value !== undefined &&
    field.check(value, SOME_DAY).every(({ code }) => code === 'dateFilter' || code === 'required')
  );
}

function lintConditions({ id, kind, props }: CompiledBlock, suffix: string, fieldIndex: FieldIndex): FormWarning[] {
  const position = kind?.type === 'conditional' ? fieldIndex.gateIndex.get(id + suffix) : undefined;
  if (position === undefined) return [];
  const wanted = props['conditions'] as readonly Condition[];
  const found = fieldIndex.gates[position]?.conditions ?? [];
  const missing = wanted.filter(({ field }, index) => !exists(found[index], field, fieldIndex));
  const isCycle = fieldIndex.order[fieldIndex.rank[position] ?? 0]?.cyclic ?? false;
  return [
    ...missing.map(({ field }): FormWarning => ({ block: id, code: 'conditionFieldMissing', key: field })),
    ...(isCycle ? [{ block: id, code: 'conditionCycle' } as const] : []),
  ];
}

/** A condition may name a row that is not there yet: the field exists when the first row has it. */
function exists(condition: GateCondition | undefined, field: string, { slots }: FieldIndex): boolean {
  if (condition?.slot) return true;
  const first = field.replace(/_\d+/g, ANY_ROW);
  return slots.has(first) || slots.has(first.slice(0, Math.max(0, first.lastIndexOf('.'))));
}
