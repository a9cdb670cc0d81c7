import fc from 'fast-check';
import type { CompiledForm } from './compileForm';
import { createEvaluator, type Evaluator } from './evaluator';
import { createFormEngine } from './formEngine';
import { checkOrder, orderOf } from './order';
import { payloadOf, readSubmission } from './submission';
import { CHECK, formOf, node, NOW, type TestNode } from './testing/formOf';
import { validateForm } from './validateForm';

// Small names and values, so that conditions often find what they look for.
const names = ['a', 'b', 'c', 'd'];
const keys = [
  ...names.map((name) => `[TEXT]_${name}`),
  'P1_quantity',
  'P2_quantity',
  '[CHECKBOX]_k',
  's',
  'identity',
  '[CONTACT]_p',
];
const fields = [...keys, '[TEXT]_a_1', '[TEXT]_b_2', 'identity.nom', '[CONTACT]_p.nom', 'nobody'];
const operators = ['EQUAL', 'NOT_EQUAL', 'EMPTY', 'NOT_EMPTY', 'CHECKED', 'LESS_OR_EQUAL', 'GREATER_OR_EQUAL'];
const settings = { identity: 'SHORT', products: [{ id: 'P1', montant: 10.1 }, { id: 'P2', montant: 0.5 }] }; // prettier-ignore

const conditions = fc.array(
  fc.record({
    field: fc.constantFrom(...fields),
    type: fc.constantFrom(...operators),
    values: fc.subarray(['x', 'y', '1', '2', 'true']),
    next: fc.constantFrom('AND', 'OR'),
  }),
  { maxLength: 3 },
);
const outcome = fc.constantFrom('SHOW', 'HIDE');
const leaf = fc.oneof(
  fc.tuple(fc.constantFrom(...names), fc.boolean()).map(([fieldKey, required]) => node('text', { fieldKey, required })),
  fc.constantFrom(
    node('checkbox', { fieldKey: 'k' }),
    node('select', { fieldKey: 's', values: ['x', 'y'], multiple: true }),
    node('products', { products: ['P1'] }),
    node('products', { products: ['P2'] }),
    node('identity'),
    node('contact', { fieldKey: 'p', copyIdentity: true }),
  ),
);
const tree = (depth: number): fc.Arbitrary<TestNode[]> => {
  if (depth === 0) return fc.array(leaf, { maxLength: 3 });
  const children = tree(depth - 1);
  const block = fc.oneof(
    { weight: 2, arbitrary: leaf },
    {
      weight: 3,
      arbitrary: fc
        .tuple(outcome, outcome, conditions, children)
        .map(([action, otherwise, list, inner]) =>
          node('conditional', { action, default: otherwise, conditions: list }, inner),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('P1', 'P2'), children)
        .map(([product, inner]) => node('productInfo', { product }, inner)),
    },
  );
  return fc.array(block, { maxLength: 5 });
};
/** Few fields, each behind a condition on another: mostly cycles. */
const knot = fc.array(
  fc
    .record({
      child: fc.constantFrom(...names),
      field: fc.constantFrom(...names),
      other: fc.constantFrom(...names),
      types: fc.tuple(fc.constantFrom('EMPTY', 'NOT_EMPTY'), fc.constantFrom('EMPTY', 'NOT_EMPTY')),
      next: fc.constantFrom('AND', 'OR'),
      outcomes: fc.constantFrom(['SHOW', 'HIDE'], ['HIDE', 'SHOW']),
    })
    .map(({ child, field, other, types, next, outcomes: [action, otherwise] }) => {
      const list = [field, other].map((name, index) => ({ field: `[TEXT]_${name}`, type: types[index], next }));
      const props = { action, default: otherwise, conditions: list };
      return node('conditional', props, [node('text', { fieldKey: child, required: true })]);
    }),
  { minLength: 3, maxLength: 5 },
);
const forms = fc.oneof(tree(2), knot).map((content) => formOf(content, settings));

const suffix = fc.constantFrom('', '', '', '_1', '_2', '_1_1');
const answer = fc
  .tuple(fc.constantFrom(...keys), suffix)
  .chain(([key, row]) => fc.tuple(fc.constant(key + row), valueFor(key)));
function valueFor(key: string): fc.Arbitrary<unknown> {
  if (key.endsWith('_quantity')) return fc.nat(2);
  if (key === '[CHECKBOX]_k') return fc.boolean();
  if (key === 's') return fc.subarray(['x', 'y']);
  if (key === 'identity' || key === '[CONTACT]_p')
    return fc.record({ nom: fc.constantFrom('x', 'y'), copy: fc.boolean() }, { requiredKeys: [] });
  return fc.constantFrom('', 'x', 'y', '1');
}
const answers = fc.array(answer, { maxLength: 25 });

const stateOf = ({ layout, isShown, valueOf, isOpen }: Evaluator) => ({
  fields: [...layout.slots.values()].map((slot) => [slot.key, isShown(slot.key), valueOf(slot)]),
  gates: layout.gates.map(({ id }, gate) => [id, isOpen(gate)]),
  rows: [...layout.repeats.values()].map(({ id, rows }) => [id, rows]),
});

function fill(form: CompiledForm, given: readonly (readonly [string, unknown])[]) {
  const engine = createFormEngine(form, NOW);
  for (const [key, value] of given) engine.set(key, value);
  return engine;
}

describe('two engines', () => {
  it('ENG-10 ENG-13 after any changes, one at a time, an evaluator says what a new one says', () => {
    fc.assert(
      fc.property(forms, answers, (form, given) => {
        const values = new Map<string, unknown>();
        const evaluator = createEvaluator(form, values);
        for (const [key, raw] of given) {
          const value = evaluator.layout.slots.get(key)?.spec.decode(raw);
          if (value === undefined) continue;
          values.set(key, value);
          evaluator.update([key]);
          expect(stateOf(evaluator)).toEqual(stateOf(createEvaluator(form, values)));
        }
      }),
    );
  });

  it('ENG-13 SRV-01 what the browser sends, the server reads, prices and judges the same', () => {
    fc.assert(
      fc.property(forms, answers, (form, given) => {
        const engine = fill(form, given);
        const payload = engine.payload();
        const { evaluation, dropped } = readSubmission(form, JSON.parse(JSON.stringify(payload)));
        expect(dropped).toEqual([]);
        expect(payloadOf(evaluation)).toEqual(payload);
        expect(orderOf(evaluation)).toEqual(engine.order());
        expect(validateForm(evaluation, CHECK)).toEqual(engine.validate(CHECK));
        expect(checkOrder(evaluation)).toBe(engine.checkOrder());
      }),
    );
  });

  it('SRV-01 whatever is sent, only visible fields of the form count', () => {
    const anything = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue({ maxDepth: 1 }), {
      maxKeys: 8,
    });
    fc.assert(
      fc.property(forms, anything, (form, extra) => {
        const { evaluation, dropped } = readSubmission(form, { extra });
        const kept = Object.keys(payloadOf(evaluation).extra);
        expect(kept.filter((key) => dropped.includes(key) || !Object.hasOwn(extra, key))).toEqual([]);
        expect(kept.every((key) => evaluation.isShown(key))).toBe(true);
      }),
    );
  });

  it('ENG-10 listeners hear of every change of what they show', () => {
    fc.assert(
      fc.property(forms, answers, (form, given) => {
        const engine = createFormEngine(form, NOW);
        const all = [...keys, ...keys.map((key) => `${key}_1`)];
        const seen = new Map(all.map((key) => [key, engine.field(key)]));
        for (const key of all) engine.subscribe(`field/${key}`, () => seen.set(key, engine.field(key)));
        for (const [key, value] of given) engine.set(key, value);
        const fresh = createFormEngine(form, NOW);
        fresh.restore(engine.snapshot());
        for (const key of all) expect([key, seen.get(key)]).toEqual([key, engine.field(key)]);
        for (const key of all.filter((one) => fresh.field(one).shown))
          expect(fresh.field(key)).toEqual(engine.field(key));
      }),
    );
  });
});
