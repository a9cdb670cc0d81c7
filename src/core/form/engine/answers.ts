import type { CompiledBlock, CompiledForm } from './compileFormWith';
import { IDENTITY_KEY } from '../values/fieldKeys';
import type { FieldSpec } from '../values/fieldSpec';
import { isRecord } from '../values/isRecord';
import type { PersonPart } from '../values/personParts';
import { type FormPayload, readSubmission } from './submission';

/** One value of a submission, as lists and mails show it. */
export interface Answer {
  /** Stored key with the suffix of its row; of a person `key.part`. */
  readonly key: string;
  /** The author's label; empty if generated. */
  readonly label: string;
  /** The author's label of the person's part. */
  readonly partLabel: string;
  readonly part: PersonPart | null;
  /** The row of a repeated block: `1`, `2_1`; empty outside of any. */
  readonly row: string;
  /** The type of its block; null for a value that the form knows no longer. */
  readonly type: string | null;
  /** As it was sent (ENT-06). */
  readonly value: unknown;
  /** Labels of chosen values, where they differ from the values. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
}

/**
 * A submission's values in form order, persons part by part; values unknown to the form come last.
 * @example
 * answersOf(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom', label: 'Nom' } }] }), { currency: 'eur' }), { extra: { '[TEXT]_nom': 'Levi' } }).map(({ label, value }) => [label, value]) // => [['Nom', 'Levi']]
 */
export function answersOf(form: CompiledForm, payload: FormPayload): Answer[] {
  const { repeats } = readSubmission(form, payload).evaluation.fieldIndex;
  const values = valuesOf(payload);
  const titles = new Map(form.products.map(({ id, title, label }) => [id, title || label]));
  const answers: Answer[] = [];
  const visit = (blocks: readonly CompiledBlock[], suffix: string): void => {
    for (const block of blocks) {
      for (const spec of block.fields) {
        const key = spec.key + suffix;
        if (!values.has(key)) continue;
        answers.push(...answersTo(block, spec, { key, row: suffix.slice(1), value: values.get(key) }, titles));
        values.delete(key);
      }
      const rows = block.kind?.type === 'productInfo' ? (repeats.get(block.id + suffix)?.rows ?? 0) : null;
      if (rows === null) visit(block.children, suffix);
      else for (let row = 1; row <= rows; row += 1) visit(block.children, `${suffix}_${row}`);
    }
  };
  visit(form.blocks, '');
  const unknown = { label: '', partLabel: '', part: null, row: '', type: null };
  return [...answers, ...[...values].map(([key, value]) => ({ ...unknown, key, value }))];
}

/**
 * A form's questions in order, as empty answers.
 * @example
 * questionsOf(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom', label: 'Nom' } }] }), { currency: 'eur' })).map(({ key, label }) => [key, label]) // => [['[TEXT]_nom', 'Nom']]
 */
export function questionsOf(form: CompiledForm): Answer[] {
  const titles = new Map(form.products.map(({ id, title, label }) => [id, title || label]));
  const visit = (blocks: readonly CompiledBlock[]): Answer[] =>
    blocks.flatMap((block) => [
      ...block.fields.flatMap((spec) => {
        const value = spec.parts ? Object.fromEntries(spec.parts.map(({ name }) => [name, ''])) : '';
        return answersTo(block, spec, { key: spec.key, row: '', value }, titles);
      }),
      ...visit(block.children),
    ]);
  return visit(form.blocks);
}

function answersTo(
  { kind, props }: CompiledBlock,
  spec: FieldSpec,
  { key, row, value }: Pick<Answer, 'key' | 'row' | 'value'>,
  titles: ReadonlyMap<string, string>,
): Answer[] {
  const type = kind?.type ?? null;
  const given = spec.productId === undefined ? props['label'] : titles.get(spec.productId);
  const label = typeof given === 'string' ? given : '';
  const choices = (props['choiceLabels'] ?? {}) as Readonly<Record<string, string>>;
  const choiceLabels = Object.keys(choices).length > 0 && { choiceLabels: choices };
  if (!spec.parts || !isRecord(value))
    return [{ key, label, partLabel: '', part: null, row, type, value, ...choiceLabels }];
  const labels = (props['labels'] ?? {}) as Readonly<Record<string, string>>;
  return spec.parts
    .map(({ name }) => name as PersonPart)
    .filter((part) => value[part] !== undefined)
    .map((part) => {
      return { key: `${key}.${part}`, label, partLabel: labels[part] ?? '', part, row, type, value: value[part] };
    });
}

/** The values of a submission by stored key, the identity among them. */
const valuesOf = ({ identity, extra }: FormPayload): Map<string, unknown> =>
  new Map(Object.entries(identity === undefined ? extra : { [IDENTITY_KEY]: identity, ...extra }));

/** A column of an export: a stored key or a part of it. A repeated one stands once for each row, its suffix after the key. */
export interface Column {
  readonly key: string;
  readonly part: PersonPart | null;
  /** The repeated block that it is in; null outside of any. */
  readonly repeat: string | null;
}

/**
 * The columns that the values of a form fill, in its order: every stored key once, those of persons part by part.
 * @example
 * columnsOf(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' })) // => [{ key: '[TEXT]_nom', part: null, repeat: null }]
 */
export function columnsOf(form: CompiledForm): Column[] {
  const columns = new Map<string, Column>();
  const visit = (blocks: readonly CompiledBlock[], repeat: string | null): void => {
    for (const { id, kind, fields, children } of blocks) {
      for (const { key, parts } of fields)
        for (const part of parts?.map(({ name }) => name) ?? [null]) {
          const column = { key, part: part as PersonPart | null, repeat };
          columns.set(columnId(column), column);
        }
      visit(children, kind?.type === 'productInfo' ? id : repeat);
    }
  };
  visit(form.blocks, null);
  return [...columns.values()];
}

/**
 * Identifies the same column across versions of a form.
 * @example
 * columnId({ key: 'identity', part: 'nom', repeat: null }) // => 'identity.nom'
 */
export const columnId = ({ key, part, repeat }: Column): string =>
  `${repeat === null ? '' : '_ '}${key}${part === null ? '' : `.${part}`}`;
