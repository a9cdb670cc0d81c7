import { compileForm } from '../../engine/compileForm';
import { createFormEngine } from '../../engine/formEngine';
import type { CompiledBlock } from '../../engine/compileFormWith';
import { IDENTITY_KEY } from '../../values/fieldKeys';
import type { FieldSpec } from '../../values/fieldSpec';
import { type EditedForm, editedDefinition } from '../document/editedForm';
import { candidatesFor, type TestWords } from './candidates';

export interface TestDataOptions {
  readonly currency: string;
  /** Two capitals. */
  readonly country: string;
  /** Local time, ISO 8601 with its offset. */
  readonly now: string;
  readonly words: TestWords;
  /** Products that share a stock, and how many are left of it; without a limit if absent. */
  readonly stock?: readonly { readonly products: readonly string[]; readonly left: number }[];
}

/** Rows and conditions bring fields about that bring others: so often they are looked for. */
const MOST_PASSES = 10;

/**
 * Values for all fields of a form, as the host page of a form gives them (BUILD-76): believable, always the same, and such that
 * the form takes them. A field that nothing fits stays empty.
 * @example
 * testValues(edited([node('text', { fieldKey: 'age', kind: 'numeric' })]), { currency: 'eur', country: 'FR', now: '2025-11-12T09:30:00+01:00', words: { people: [['Dana', 'Levi']], city: 'Paris', street: '', text: '', longText: '' } }) // => { '[NUMBER]_age': 12 }
 */
export function testValues(
  form: EditedForm,
  { currency, country, now, words, stock = [] }: TestDataOptions,
): Readonly<Record<string, unknown>> {
  const compiled = compileForm(editedDefinition(form), { currency });
  const blocks = new Map<FieldSpec, CompiledBlock>();
  const visit = (all: readonly CompiledBlock[]) =>
    all.forEach((block) => {
      for (const field of block.fields) blocks.set(field, block);
      visit(block.children);
    });
  visit(compiled.blocks);

  const engine = createFormEngine(compiled, now);
  const left = new Map(stock.map((one) => [one, one.left]));
  const chosen: Record<string, unknown> = {};
  let people = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const fresh = [...engine.evaluation.fieldIndex.slots.values()].filter(({ key }) => !(key in chosen));
    if (fresh.length === 0) break;
    for (const { key, spec } of fresh) {
      const block = blocks.get(spec);
      // The sender is the first person; nobody else has their address.
      const person = key === IDENTITY_KEY ? 0 : spec.parts ? (people += 1) : 0;
      const { value: identity } = engine.field(IDENTITY_KEY);
      const context = { now, country, ...(key !== IDENTITY_KEY && { identity }) };
      const fits = (raw: unknown) => {
        const value = spec.decode(raw);
        return value !== undefined && !spec.isEmpty(value) && spec.check(value, context).length === 0;
      };
      const options = block ? candidatesFor(block, spec, { country, now, words, person }) : [];
      const shared = stock.filter(({ products }) => spec.productId !== undefined && products.includes(spec.productId));
      // One of what there is: what is sold out stays empty.
      const isThere = shared.every((one) => (left.get(one) ?? 0) >= 1);
      const value = isThere ? options.find(fits) : undefined;
      if (value !== undefined) shared.forEach((one) => left.set(one, (left.get(one) ?? 0) - 1));
      chosen[key] = value;
      if (value !== undefined) engine.set(key, value);
    }
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}
