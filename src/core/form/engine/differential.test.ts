import fc from 'fast-check';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { Model } from 'survey-core';
import type { Condition, Operator } from './conditions';
import { evaluatorOf, node, type TestNode } from '../testing/formOf';

/*
 * Two engines of other people decide what is visible. They have no left fold: they are handed ours with every bracket written.
 * Deliberate differences:
 * - An unticked box and a box that nobody touched are the same here (EMPTY); survey-core holds `false` for something.
 * - Several values of a condition mean any of them; neither engine has that, so they are handed alternatives.
 * - What is empty is neither below nor above anything here; json-logic-js takes null for 0, as JavaScript does.
 * - A hidden field counts as empty here (ENG-13). survey-core keeps what it holds unless it is told to clear it, and clears only
 *   what it has seen visible; json-logic-js knows of no fields. Both are handed the values that are visible, in document order.
 * - Texts are lower case, without blanks at their ends: survey-core compares without regard to case.
 */

const letters = ['x', 'y', 'z'];
const chained = ['c0', 'c1', 'c2', 'c3', 'c4'];
const kinds = {
  t0: ['[TEXT]_t0', node('text', { fieldKey: 't0' })],
  t1: ['[TEXT]_t1', node('text', { fieldKey: 't1' })],
  n: ['[NUMBER]_n', node('text', { fieldKey: 'n', kind: 'numeric' })],
  k: ['[CHECKBOX]_k', node('checkbox', { fieldKey: 'k' })],
  s: ['s', node('select', { fieldKey: 's', values: letters })],
  m: ['m', node('select', { fieldKey: 'm', values: letters, multiple: true })],
  d: ['[DATE]_d', node('date', { fieldKey: 'd' })],
} as const satisfies Record<string, readonly [string, TestNode]>;
const keyOf = (name: string) => (name in kinds ? kinds[name as keyof typeof kinds][0] : `[TEXT]_${name}`);

interface Asked {
  readonly name: string;
  readonly type: Operator;
  readonly values: readonly string[];
  readonly next: Condition['next'];
}
interface Rule {
  readonly name: string;
  readonly asked: readonly Asked[];
  readonly action: 'SHOW' | 'HIDE';
  readonly byDefault: 'SHOW' | 'HIDE';
}
type Values = Readonly<Record<string, unknown>>;

const days = ['2025-01-05', '2025-06-30', '2026-01-01'];
const operands = (name: string): readonly string[] =>
  name === 'n' ? ['0', '1', '2', '3'] : name === 'd' ? days : name === 'k' ? ['true'] : letters;
const operators = (name: string): readonly Operator[] => [
  'EQUAL',
  'NOT_EQUAL',
  'EMPTY',
  'NOT_EMPTY',
  ...(name === 'k' ? (['CHECKED'] as const) : []),
  ...(name === 'n' || name === 'd' ? (['LESS_OR_EQUAL', 'GREATER_OR_EQUAL'] as const) : []),
];
const condition = (names: readonly string[]) =>
  fc.constantFrom(...names).chain((name): fc.Arbitrary<Asked> =>
    fc.record({
      name: fc.constant(name),
      type: fc.constantFrom(...operators(name)),
      values: fc.subarray([...operands(name)]),
      next: fc.constantFrom('AND', 'OR'),
    }),
  );
/** Each field behind conditions on the fields before it. */
const rules = fc.tuple(
  ...chained.map((name, index): fc.Arbitrary<Rule> =>
    fc.record({
      name: fc.constant(name),
      asked: fc.array(condition([...Object.keys(kinds), ...chained.slice(0, index)]), { maxLength: 5 }),
      action: fc.constantFrom('SHOW', 'SHOW', 'HIDE'),
      byDefault: fc.constantFrom('HIDE', 'HIDE', 'SHOW'),
    }),
  ),
);
const letter = fc.constantFrom(...letters);
const given: fc.Arbitrary<Values> = fc.record(
  {
    t0: letter,
    t1: letter,
    n: fc.nat(3),
    k: fc.boolean(),
    s: letter,
    m: fc.subarray(letters, { minLength: 1 }),
    d: fc.constantFrom(...days),
    ...Object.fromEntries(chained.map((name) => [name, letter])),
  },
  { requiredKeys: [] },
);

/** Fields our engine shows. */
function shownByUs(all: readonly Rule[], values: Values): string[] {
  const blocks = all.map(({ name, asked, action, byDefault }) => {
    const conditions = asked.map(({ name: field, ...rest }) => ({ ...rest, field: keyOf(field) }));
    return node('conditional', { action, default: byDefault, conditions }, [node('text', { fieldKey: name })]);
  });
  const stored = Object.entries(values).map(([name, value]) => [keyOf(name), name === 's' || name === 'd' ? [value] : value] as const); // oxfmt-ignore
  const { isShown } = evaluatorOf([...Object.values(kinds).map(([, block]) => block), ...blocks], new Map(stored));
  return all.map(({ name }) => name).filter((name) => isShown(keyOf(name)));
}

/** Fields another engine shows, given whether it finds one rule's conditions met by the visible values. */
function shownBy(matches: (rule: Rule, visible: Values) => boolean, all: readonly Rule[], values: Values): string[] {
  const hidden = new Set<string>();
  for (const rule of all) {
    const visible = Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
    const isShown = (rule.asked.length > 0 && matches(rule, visible) ? rule.action : rule.byDefault) === 'SHOW';
    if (!isShown) hidden.add(rule.name);
  }
  return all.map(({ name }) => name).filter((name) => !hidden.has(name));
}

/** From the left, each step in brackets. */
function folded<T>(asked: readonly Asked[], term: (one: Asked) => T, join: (link: Condition['next'], a: T, b: T) => T) {
  return asked.slice(1).reduce((sum, one, index) => join(asked[index]?.next ?? 'AND', sum, term(one)), term(asked[0] as Asked)); // oxfmt-ignore
}

const written = (name: string, value: string) => (name === 'n' || name === 'k' ? value : `'${value}'`);

function surveyTerm({ name, type, values }: Asked): string {
  const field = `{${name}}`;
  const any = (operator: string) =>
    values.length === 0
      ? '1 = 2'
      : values.map((value) => `(${field} ${operator} ${written(name, value)})`).join(' or ');
  const equal = name === 'm' && values.length > 0 ? `${field} anyof [${values.map((value) => `'${value}'`).join(', ')}]` : any('='); // oxfmt-ignore
  const empty = name === 'k' ? `(${field} empty or ${field} = false)` : `${field} empty`;
  const terms: Record<Operator, string> = {
    EQUAL: equal,
    NOT_EQUAL: `!(${equal})`,
    EMPTY: empty,
    NOT_EMPTY: `!(${empty})`,
    CHECKED: `${field} = true`,
    LESS_OR_EQUAL: any('<='),
    GREATER_OR_EQUAL: any('>='),
  };
  return `(${terms[type]})`;
}
const surveyText = (asked: readonly Asked[]) =>
  folded(asked, surveyTerm, (link, a, b) => `(${a} ${link === 'AND' ? 'and' : 'or'} ${b})`);

/** One page with the field in question, shown when the conditions match. */
function matchesInSurvey({ asked }: Rule, visible: Values): boolean {
  const survey = new Model({ elements: [{ type: 'text', name: 'asked', visibleIf: surveyText(asked) }] });
  survey.data = visible;
  return survey.getQuestionByName('asked').isVisible;
}

function logicTerm({ name, type, values }: Asked): RulesLogic {
  const field: RulesLogic = { var: name };
  const list: unknown = values.map((value) => (name === 'n' ? Number(value) : name === 'k' ? value === 'true' : value));
  const equal = { [name === 'm' ? 'some' : 'in']: name === 'm' ? [field, { in: [{ var: '' }, list] }] : [field, list] } as unknown as RulesLogic; // oxfmt-ignore
  const filled: RulesLogic = name === 'n' ? { '!==': [field, null] } : { '!!': [field] };
  const any = (operator: '<=' | '>=') =>
    ({ and: [filled, { or: [false, ...(list as unknown[]).map((value) => ({ [operator]: [field, value] }))] }] }) as unknown as RulesLogic; // oxfmt-ignore
  const terms: Record<Operator, RulesLogic> = {
    EQUAL: equal,
    NOT_EQUAL: { '!': equal },
    EMPTY: { '!': filled },
    NOT_EMPTY: filled,
    CHECKED: { '===': [field, true] },
    LESS_OR_EQUAL: any('<='),
    GREATER_OR_EQUAL: any('>='),
  };
  return terms[type];
}
const matchesInLogic = ({ asked }: Rule, visible: Values) =>
  Boolean(
    jsonLogic.apply(
      folded(asked, logicTerm, (link, a, b) => (link === 'AND' ? { and: [a, b] } : { or: [a, b] }) as RulesLogic),
      visible,
    ),
  );

describe('against engines of other people', () => {
  it('ENG-10 ENG-12 ENG-13 shows what json-logic-js shows', () => {
    fc.assert(
      fc.property(rules, given, (all, values) => {
        expect(shownByUs(all, values)).toEqual(shownBy(matchesInLogic, all, values));
      }),
    );
  });

  it('ENG-10 ENG-12 ENG-13 shows what survey-core shows', () => {
    fc.assert(
      fc.property(rules, given, (all, values) => {
        expect(shownByUs(all, values)).toEqual(shownBy(matchesInSurvey, all, values));
      }),
    );
  });
});
