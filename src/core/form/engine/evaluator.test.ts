import type { Evaluator } from './evaluator';
import { payloadOf, readSubmission } from './submission';
import { evaluatorOf, node, type TestNode } from '../testing/formOf';

const text = (fieldKey: string) => node('text', { fieldKey });
const when = (
  field: string,
  type: string,
  values: unknown,
  children: readonly TestNode[],
  more: Readonly<Record<string, unknown>> = {},
) => node('conditional', { default: 'HIDE', action: 'SHOW', conditions: [{ field, type, values }], ...more }, children);
const shownOf = ({ fieldIndex, isShown }: Evaluator) => [...fieldIndex.slots.keys()].filter(isShown);

describe('conditional blocks', () => {
  it.each([
    ['oui', 'non', 'non', 'Afficher', false],
    ['oui', 'non', 'oui', 'Afficher', true],
    ['non', 'oui', 'oui', 'Afficher', true],
    ['oui', 'non', 'oui', 'Autre', false],
  ])('ACC-06 ENG-10 A %s, B %s, C %s, action %s: shown %s', (a, b, c, action, expected) => {
    const condition = (field: string, next: string) => ({
      field: `[TEXT]_${field}`,
      type: 'EQUAL',
      values: ['oui'],
      next,
    });
    const conditions = [condition('a', 'OR'), condition('b', 'AND'), condition('c', 'AND')];
    const values = new Map([['[TEXT]_a', a], ['[TEXT]_b', b], ['[TEXT]_c', c]]); // oxfmt-ignore
    const evaluator = evaluatorOf(
      [text('a'), text('b'), text('c'), node('conditional', { default: 'Masquer', action, conditions }, [text('d')])],
      values,
    );
    expect(evaluator.isShown('[TEXT]_d')).toBe(expected);
  });

  it('ENG-10 without conditions the default holds, and only SHOW shows', () => {
    const shown = (props: Readonly<Record<string, unknown>>) =>
      evaluatorOf([node('conditional', props, [text('a')])]).isShown('[TEXT]_a');
    expect(shown({ default: 'Afficher', action: 'Masquer' })).toBe(true);
    expect(shown({ default: 'Montrer', action: 'SHOW' })).toBe(false);
    expect(shown({})).toBe(false);
  });

  it('ENT-08 reads a part of a person, and a field that does not exist as missing', () => {
    const values = new Map<string, unknown>([['identity', { email: 'a@b.fr', homme: false }]]);
    const shown = (field: string, type: string, list: unknown = []) =>
      evaluatorOf([node('identity'), when(field, type, list, [text('a')])], values, { identity: 'FULL' }).isShown(
        '[TEXT]_a',
      );
    expect(shown('identity.email', 'EQUAL', 'a@b.fr')).toBe(true);
    expect(shown('identity.homme', 'EQUAL', false)).toBe(true);
    expect(shown('identity.nom', 'EMPTY')).toBe(true);
    expect(shown('identity', 'NOT_EMPTY')).toBe(true);
    expect(shown('identity.__proto__', 'NOT_EMPTY')).toBe(false);
    expect(shown('nobody', 'EMPTY')).toBe(true);
    expect(shown('nobody.email', 'NOT_EMPTY')).toBe(false);
  });

  it('ENG-13 a hidden field is missing for others, whatever their order in the form, and comes back with its value', () => {
    const values = new Map<string, unknown>([['[TEXT]_b', 'x'], ['[CHECKBOX]_a', true]]); // oxfmt-ignore
    const evaluator = evaluatorOf(
      [
        when('[TEXT]_b', 'EQUAL', 'x', [text('c')]),
        when('[CHECKBOX]_a', 'CHECKED', [], [text('b')]),
        node('checkbox', { fieldKey: 'a' }),
      ],
      values,
    );
    expect(evaluator.isShown('[TEXT]_c')).toBe(true);
    values.set('[CHECKBOX]_a', false);
    const { slots } = evaluator.update(['[CHECKBOX]_a']);
    expect(slots.map(({ key }) => key)).toEqual(['[CHECKBOX]_a', '[TEXT]_b', '[TEXT]_c']);
    expect(shownOf(evaluator)).toEqual(['[CHECKBOX]_a']);
    values.set('[CHECKBOX]_a', true);
    evaluator.update(['[CHECKBOX]_a']);
    expect(evaluator.valueOf(evaluator.fieldIndex.slots.get('[TEXT]_b')!)).toBe('x');
    expect(evaluator.isShown('[TEXT]_c')).toBe(true);
  });

  it('ENG-13 what is inside a hidden block is hidden, its own condition notwithstanding', () => {
    const inner = node('conditional', { default: 'SHOW' }, [text('a')]);
    expect(evaluatorOf([node('conditional', { default: 'HIDE' }, [inner])]).isShown('[TEXT]_a')).toBe(false);
  });

  it('ENG-13 a key that stands in two branches is one value, visible in either', () => {
    const values = new Map<string, unknown>([['[TEXT]_k', 'b']]);
    const branch = (value: string) => when('[TEXT]_k', 'EQUAL', value, [text('same')]);
    const evaluator = evaluatorOf([text('k'), branch('a'), branch('b')], values);
    expect(evaluator.isShown('[TEXT]_same')).toBe(true);
    values.set('[TEXT]_k', 'c');
    evaluator.update(['[TEXT]_k']);
    expect(evaluator.isShown('[TEXT]_same')).toBe(false);
  });

  it('ENG-13 a cycle ends: ten passes in document order, the tenth result stays', () => {
    const values = new Map<string, unknown>([['[TEXT]_a', 'x'], ['[TEXT]_b', 'x']]); // oxfmt-ignore
    const hideWhenFilled = (field: string, child: string) =>
      node('conditional', { default: 'SHOW', action: 'HIDE', conditions: [{ field, type: 'NOT_EMPTY' }] }, [
        text(child),
      ]);
    expect(shownOf(evaluatorOf([hideWhenFilled('[TEXT]_b', 'a'), hideWhenFilled('[TEXT]_a', 'b')], values))).toEqual([
      '[TEXT]_b',
    ]);
    expect(shownOf(evaluatorOf([hideWhenFilled('[TEXT]_a', 'a')], values))).toEqual(['[TEXT]_a']);
  });

  it('ENG-13 SRV-01 a value that ends up hidden has no say in a cycle: it is not sent, and the server decides the same', () => {
    const content = [
      node('conditional', { default: 'HIDE', action: 'SHOW', conditions: [
        { field: '[TEXT]_b', type: 'EQUAL', values: ['x'], next: 'OR' },
        { field: '[TEXT]_c', type: 'NOT_EMPTY' },
      ] }, [text('a')]), // oxfmt-ignore
      when('[TEXT]_a', 'NOT_EMPTY', [], [text('c')]),
      when('[TEXT]_c', 'NOT_EMPTY', [], [text('b')], { default: 'SHOW', action: 'HIDE' }),
    ];
    const stored = new Map(['a', 'b', 'c'].map((name) => [`[TEXT]_${name}`, 'x']));
    const browser = evaluatorOf(content, stored);
    const sent = payloadOf(browser);
    const server = readSubmission(browser.form, sent).evaluation;
    expect([...server.fieldIndex.slots.keys()].filter(server.isShown)).toEqual(shownOf(browser));
    expect(payloadOf(server)).toEqual(sent);
  });

  it('ENG-13 what was visible before has no say in a cycle', () => {
    const content = [
      text('k'),
      node('conditional', { default: 'HIDE', action: 'SHOW', conditions: [
        { field: '[TEXT]_k', type: 'NOT_EMPTY', next: 'OR' },
        { field: '[TEXT]_a', type: 'NOT_EMPTY' },
      ] }, [text('a')]), // oxfmt-ignore
    ];
    const values = new Map([['[TEXT]_k', 'x'], ['[TEXT]_a', 'x']]); // oxfmt-ignore
    const evaluator = evaluatorOf(content, values);
    expect(evaluator.isShown('[TEXT]_a')).toBe(true);
    values.set('[TEXT]_k', '');
    evaluator.update(['[TEXT]_k']);
    expect(evaluator.isShown('[TEXT]_a')).toBe(false);
  });

  it('ENG-13 a chain of 2000 conditions, written backwards, is decided to its end', () => {
    const chain = Array.from({ length: 2000 }, (_, index) =>
      when(`[TEXT]_f${index}`, 'EQUAL', 'x', [text(`f${index + 1}`)]),
    );
    const values = new Map(Array.from({ length: 2001 }, (_, index) => [`[TEXT]_f${index}`, 'x']));
    const evaluator = evaluatorOf([...chain.reverse(), text('f0')], values);
    expect(shownOf(evaluator)).toHaveLength(2001);
    values.set('[TEXT]_f1000', '');
    evaluator.update(['[TEXT]_f1000']);
    expect(shownOf(evaluator)).toHaveLength(1001);
  });

  it('ENG-10 a change decides its dependents only', () => {
    const pairs = Array.from({ length: 500 }, (_, index) => [
      text(`a${index}`),
      when(`[TEXT]_a${index}`, 'NOT_EMPTY', [], [text(`b${index}`)]),
    ]).flat();
    const values = new Map<string, unknown>();
    const evaluator = evaluatorOf(pairs, values);
    values.set('[TEXT]_a7', 'x');
    const { slots, gates, reindexed } = evaluator.update(['[TEXT]_a7']);
    expect(slots.map(({ key }) => key)).toEqual(['[TEXT]_a7', '[TEXT]_b7']);
    expect([gates.length, reindexed]).toEqual([1, false]);
  });
});
