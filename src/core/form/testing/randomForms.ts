import fc from 'fast-check';
import { compileForm } from '../engine/compileForm';
import type { CompiledForm } from '../engine/compileFormWith';
import { definitionOf, node, type TestNode } from './formOf';

/** A field of random forms: its stored key, its block, its values, and the values conditions compare with. */
interface RandomField {
  readonly key: string;
  readonly node: fc.Arbitrary<TestNode>;
  readonly value: fc.Arbitrary<unknown>;
  readonly operands: readonly string[];
  /** Parts of a person that conditions look at. */
  readonly parts?: readonly string[];
}

// Few names and values, so that conditions often match.
const names = ['a', 'b', 'c', 'd'];
const days = ['2025-11-11', '2025-11-12', '2025-11-13'];
const one = fc.constantFrom;
const flag = fc.boolean();
const partly = { requiredKeys: [] };
const some = (type: string, props: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(props).map((drawn) => node(type, drawn));

const person = fc.record(
  {
    nom: one('x', 'y', 'x3'),
    prenom: one('x', ' '),
    email: one('x@a.fr', 'Y@a.fr', 'x'),
    tel: one('+33612345678', '+33698765432'),
    homme: flag,
    copy: one(true, true, false),
    ville: one('x', 'y'),
    _relation: one('MARI', 'AMI'),
    ddn: one(...days),
    deceasedDate: one(...days),
  },
  partly,
);
const people = (key: string, type: string, props: Readonly<Record<string, fc.Arbitrary<unknown>>>): RandomField => ({
  key,
  node: some(type, props),
  value: person,
  operands: ['x', 'y', 'x@a.fr', 'true', 'AMI', '+33612345678', ...days],
  parts: ['nom', 'email', 'tel', 'homme', '_relation', 'ddn', 'deceasedDate'],
});
const product = (id: string): RandomField => ({
  key: `${id}_quantity`,
  node: one(node('products', { products: [id] }), node('products')),
  value: fc.nat(2),
  operands: ['0', '1', '2'],
});
const fixedGenre = one(null, 'MALE', 'FEMALE');

const fields: readonly RandomField[] = [
  ...names.map((name) => ({
    key: `[TEXT]_${name}`,
    node: some('text', { fieldKey: fc.constant(name), required: flag }),
    value: one('', ' ', 'x', ' y', '1'),
    operands: ['x', 'y', '1'],
  })),
  product('P1'),
  product('P2'),
  {
    key: '[NUMBER]_n',
    node: some('text', { fieldKey: one('n'), kind: one('numeric'), required: flag }),
    value: one('', '1', '1,5', 2, 'x'),
    operands: ['1', '1,5', '2'],
  },
  {
    key: '[CHECKBOX]_k',
    node: some('checkbox', { fieldKey: one('k'), required: flag }),
    value: flag,
    operands: ['true', 'false'],
  },
  {
    key: 's',
    node: some('select', { fieldKey: one('s'), values: one(['x', 'y']), multiple: fc.constant(true), required: flag }),
    value: fc.subarray(['x', 'y']),
    operands: ['x', 'y'],
  },
  {
    key: '[DATE]_r',
    node: some('date', { fieldKey: one('r'), range: fc.constant(true), required: flag, defaultNow: flag }),
    value: fc.tuple(one('', ...days), one('', ...days)),
    operands: days,
  },
  {
    key: '[DATE]_e',
    node: some('date', { fieldKey: one('e'), filter: one(null, 'AFTER_TODAY', 'TODAY_AND_BEFORE'), defaultNow: flag }),
    value: one('', ...days),
    operands: [...days, '2025-11', '12/11/2025'],
  },
  {
    key: '[TIME]_h',
    node: some('date', { fieldKey: one('h'), picker: one('time'), required: flag }),
    value: one('', '09:00', '18:30'),
    operands: ['09:00', '18:30'],
  },
  {
    key: '[ANNIV]_v',
    node: some('birthDate', { fieldKey: one('v'), required: flag }),
    value: one('', ...days, 'x'),
    operands: days,
  },
  {
    key: 'u',
    node: some('upload', { fieldKey: one('u'), multiple: flag, maxCount: one(1, 2), required: flag }),
    value: fc.array(fc.record({ doc: one('d1', 'd2', ''), name: one('x', 'y') }), { maxLength: 2 }),
    operands: ['x', 'y'],
  },
  {
    key: '[CALENDAR]_c1',
    node: some('calendar', { calendarId: one('c1'), required: flag }),
    value: one('', '2025-11-12T10:00:00+01:00', '2025-11-12T09:00:00Z', 'x'),
    operands: ['2025-11-12', '2025-11-12T10:00:00+01:00'],
  },
  {
    key: '[FREE_AMOUNT]_f',
    node: some('freeAmount', { fieldKey: one('f'), required: flag }),
    value: one('', '0', '12,5', 0.1, 'x'),
    operands: ['0', '1', '12,5'],
  },
  {
    key: '__paiementMethod',
    node: some('paymentMethod', {}),
    value: one('', 'ONLINE', 'x', 'y'),
    operands: ['ONLINE', 'x'],
  },
  people('identity', 'identity', { fixedGenre }),
  people('[CONTACT]_p', 'contact', {
    fieldKey: one('p'),
    copyIdentity: one(true, true, false),
    required: flag,
    address: flag,
    fixedGenre,
    fixedRelation: one(null, 'AMI'),
  }),
  people('[CHILD]_i', 'child', { fieldKey: one('i'), required: flag }),
  people('[HAZKARA]_z', 'hazkara', { fieldKey: one('z'), required: flag }),
];
/** The stored keys of all fields that random forms may have. */
export const keys = fields.map(({ key }) => key);

const operators = ['EQUAL', 'NOT_EQUAL', 'EMPTY', 'NOT_EMPTY', 'CHECKED', 'LESS_OR_EQUAL', 'GREATER_OR_EQUAL'];
const outcome = one('SHOW', 'HIDE');
const next = one('AND', 'OR');

function conditions(known: readonly RandomField[]): fc.Arbitrary<object[]> {
  const condition = one(...known).chain(({ key, operands, parts = [] }) =>
    fc.record({
      field: fc.oneof(
        { weight: 14, arbitrary: one(key, ...parts.map((part) => `${key}.${part}`)) },
        { weight: 1, arbitrary: one(`${key}_1`, `${key}_2`, 'nobody') },
      ),
      type: one(...operators),
      values: fc.subarray([...operands], { maxLength: 2 }),
      next,
    }),
  );
  return fc.array(condition, { maxLength: 3, size: 'max' });
}

/** The parts of a random form. As no block is both asked and nested, no condition depends on itself. */
interface Parts {
  readonly asked: readonly RandomField[];
  readonly held: readonly RandomField[];
  readonly repeats: boolean;
}

/** Layouts: conditions, repeated blocks, steps and an embedded form in one another. */
function tree(parts: Parts, depth: number): fc.Arbitrary<TestNode[]> {
  const leaf = fc.oneof(...parts.held.map((field) => field.node));
  if (depth === 0) return fc.array(leaf, { minLength: 1, maxLength: 3 });
  const inner = tree(parts, depth - 1);
  const behind = fc
    .tuple(outcome, outcome, conditions(parts.asked), inner)
    .map(([action, otherwise, list, children]) =>
      node('conditional', { action, default: otherwise, conditions: list }, children),
    );
  const repeated = fc
    .tuple(one('P1', 'P1', 'P2', 'P3'), one(1, 1, 2), inner)
    .map(([id, afterProduct, children]) => node('productInfo', { product: id, afterProduct }, children));
  const step = inner.map((children) => node('step', {}, children));
  const steps = fc.array(fc.oneof(step, behind), { maxLength: 3 }).map((children) => node('steps', {}, children));
  const block = fc.oneof(
    { weight: 6, arbitrary: leaf },
    { weight: 9, arbitrary: behind },
    { weight: parts.repeats ? 3 : 0, arbitrary: repeated },
    { weight: 2, arbitrary: steps },
    { weight: 1, arbitrary: fc.constant(node('embeddedForm', { blockId: 'b1' })) },
  );
  return fc.array(block, { minLength: 1, maxLength: 5, size: 'max' });
}

/** Few texts, each behind conditions on others: mostly cycles. */
const knot = fc.array(
  fc
    .record({
      child: one(...names),
      asked: fc.tuple(one(...names), one(...names)),
      types: fc.tuple(one('EMPTY', 'NOT_EMPTY', 'EQUAL'), one('EMPTY', 'NOT_EMPTY', 'NOT_EQUAL')),
      next,
      outcomes: one(['SHOW', 'HIDE'], ['HIDE', 'SHOW']),
    })
    .map(({ child, asked, types, next: link, outcomes: [action, otherwise] }) => {
      const list = asked.map((name, at) => ({ field: `[TEXT]_${name}`, type: types[at], values: ['x'], next: link }));
      const props = { action, default: otherwise, conditions: list };
      return node('conditional', props, [node('text', { fieldKey: child, required: true })]);
    }),
  { minLength: 3, maxLength: 5 },
);

const settings = fc.record({
  identity: one('SHORT', 'FULL'),
  withRelations: flag,
  manual: one(false, false, true),
  allowNoProduct: flag,
  allowZeroAmount: flag,
  paiementMethods: one<readonly string[]>([], ['x']),
  products: one([{ id: 'P1', montant: 10.1 }, { id: 'P2', montant: 0.5 }]), // oxfmt-ignore
});
const innerSettings = { products: [{ id: 'P3', montant: 3 }, { id: 'P1', montant: 9 }] }; // oxfmt-ignore

const suffix = one('', '', '', '_1', '_2', '_1_1');
const answersTo = (known: readonly RandomField[]) =>
  fc.array(
    one(...known).chain(({ key, value }) => fc.tuple(suffix, value).map(([row, given]) => [key + row, given] as const)),
    { minLength: 3, maxLength: 25, size: 'max' },
  );

/** A form and a sequence of changes by a visitor. */
export interface RandomCase {
  readonly content: readonly TestNode[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Content of its embedded form. */
  readonly inner: readonly TestNode[];
  readonly given: readonly (readonly [key: string, value: unknown])[];
}

const isCopied = ({ key }: RandomField) => key === '[CONTACT]_p';

/**
 * Cases of a few fields each, so that blocks, conditions and answers meet.
 * @param without stored keys of fields that no case has.
 */
export function casesOf(without: readonly string[] = []): fc.Arbitrary<RandomCase> {
  const usable = fields.filter(({ key }) => !without.includes(key));
  return fc
    .tuple(fc.shuffledSubarray(usable, { minLength: 4, maxLength: 8 }), flag, flag)
    .chain(([drawn, apart, repeats]) => {
      const needs = [...(repeats ? ['P1_quantity'] : []), ...(drawn.some(isCopied) ? ['identity'] : [])];
      const known = [...new Set([...fields.filter(({ key }) => needs.includes(key)), ...drawn])];
      const half = known.length / 2;
      const parts = { asked: apart ? known.slice(0, half) : known, held: apart ? known.slice(half) : known, repeats };
      const asked = fc.tuple(...parts.asked.map((field) => field.node));
      const layout = fc.tuple(asked, tree(parts, 2)).map(([before, after]): TestNode[] => [...before, ...after]);
      return fc.record({
        content: fc.oneof({ weight: 4, arbitrary: layout }, { weight: 1, arbitrary: knot }),
        inner: tree(parts, 1),
        settings,
        given: answersTo([...known, ...parts.asked, ...fields.slice(0, 6)]),
      });
    });
}

/** Cycles of conditions alone, and all that can be typed in them: small, so that many are tried. */
export const knots: fc.Arbitrary<RandomCase> = fc.record({
  content: knot,
  inner: fc.constant([]),
  settings: fc.constant({}),
  given: answersTo(fields.slice(0, names.length)),
});

const behind = (name: string, action: 'SHOW' | 'HIDE', ...list: readonly object[]) =>
  node('conditional', { action, default: action === 'SHOW' ? 'HIDE' : 'SHOW', conditions: list }, [
    node('text', { fieldKey: name }),
  ]);
const filled = (name: string, next = 'AND') => ({ field: `[TEXT]_${name}`, type: 'NOT_EMPTY', next });

/**
 * A value that ends up hidden had an effect; once it has none, another visible one ends up hidden likewise. Too rare to
 * be found at random.
 */
export const hiddenOneByOne: RandomCase = {
  content: [
    behind('a', 'HIDE', filled('b')),
    behind('b', 'SHOW', filled('a', 'OR'), filled('b')),
    behind('c', 'HIDE', filled('d'), { ...filled('b'), type: 'EMPTY' }),
    behind('d', 'SHOW', filled('c', 'OR'), filled('d')),
  ],
  inner: [],
  settings: {},
  given: names.map((name) => [`[TEXT]_${name}`, 'x']),
};

export function compileCase({ content, inner, settings: chosen }: RandomCase): CompiledForm {
  const embedded = new Map([['b1', definitionOf(inner, innerSettings)]]);
  return compileForm(definitionOf(content, chosen), { currency: 'eur', embedded });
}
