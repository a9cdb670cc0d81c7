import { conditionTest, foldConditions, type Operator } from './conditions';

const NONE: readonly [unknown, boolean][] = [
  [undefined, true],
  ['', true],
  [[], true],
];

describe('conditionTest', () => {
  it.each<[string, Operator, readonly string[], unknown, boolean]>([
    ['any of the values', 'EQUAL', ['a', 'b'], 'b', true],
    ['any overlap of a multi-select', 'EQUAL', ['a', 'b'], ['c', 'b'], true],
    ['blanks around do not count', 'EQUAL', [' oui '], 'oui', true],
    ['case counts', 'EQUAL', ['Oui'], 'oui', false],
    ['numbers by size', 'EQUAL', ['12,50'], 12.5, true],
    ['an unticked box', 'EQUAL', ['false'], false, true],
    ['no values', 'EQUAL', [], 'a', false],
    ['the same instant', 'EQUAL', ['2025-11-12T08:30:00Z'], '2025-11-12T09:30:00+01:00', true],
    ['the day of a date-time', 'EQUAL', ['12/11/2025'], '2025-11-12T09:30:00+01:00', true],
    ['a year is no month', 'EQUAL', ['2025'], '2025-11', false],
    ['a person as a whole', 'EQUAL', ['[object Object]'], { nom: 'x' }, false],
    ['none of the values', 'NOT_EQUAL', ['a', 'b'], 'c', true],
    ['an overlap', 'NOT_EQUAL', ['a'], ['a', 'c'], false],
    ['boolean true', 'CHECKED', [], true, true],
    ['the text true', 'CHECKED', [], 'true', false],
    ['numbers', 'LESS_OR_EQUAL', ['3'], 3, true],
    ['numbers by size, not by text', 'LESS_OR_EQUAL', ['10'], 9, true],
    ['typed numbers', 'GREATER_OR_EQUAL', ['9'], '10', true],
    ['one of several', 'GREATER_OR_EQUAL', ['100', '2'], 5, true],
    ['dates in time order', 'LESS_OR_EQUAL', ['2025-11-12'], '2025-11-12', true],
    ['dates as the French write them', 'GREATER_OR_EQUAL', ['31/12/2024'], '2025-01-01', true],
    ['instants, not their digits', 'LESS_OR_EQUAL', ['2025-11-12T08:30:00Z'], '2025-11-12T09:00:00+01:00', true],
    ['a date-time by its day', 'GREATER_OR_EQUAL', ['2025-11-12'], '2025-11-12T00:00:00+01:00', true],
    ['a date by its month', 'LESS_OR_EQUAL', ['2025-11'], '2025-11-30', true],
    ['a birth date', 'LESS_OR_EQUAL', ['1990-01-15'], '1990-01-15T23:00:00', true],
    ['times of a day', 'GREATER_OR_EQUAL', ['09:30'], '10:00', true],
    ['a time and a date', 'GREATER_OR_EQUAL', ['2025-01-01'], '10:00', false],
    ['words', 'LESS_OR_EQUAL', ['b'], 'a', false],
    ['a number and a word', 'LESS_OR_EQUAL', ['b'], 1, false],
    ['a word and a number', 'GREATER_OR_EQUAL', ['1'], 'b', false],
    ['a list', 'LESS_OR_EQUAL', ['5'], ['1'], false],
    ['a range', 'LESS_OR_EQUAL', ['2025-12-31'], ['2025-01-01', '2025-01-02'], false],
    ['a box', 'LESS_OR_EQUAL', ['5'], true, false],
  ])('ENG-12 %s: %s %j of %j is %s', (_what, type, values, reading, expected) => {
    expect(conditionTest({ type, values })(reading, false)).toBe(expected);
  });

  it.each<[Operator, boolean]>([
    ['EQUAL', false],
    ['NOT_EQUAL', true],
    ['EMPTY', true],
    ['NOT_EMPTY', false],
    ['CHECKED', false],
    ['LESS_OR_EQUAL', false],
    ['GREATER_OR_EQUAL', false],
  ])('ENG-12 %s of what is missing or empty is %s', (type, expected) => {
    for (const [reading, empty] of NONE)
      for (const values of [['5'], ['2025-01-01'], ['a', '5'], ['']])
        expect(conditionTest({ type, values })(reading, empty)).toBe(expected);
  });

  it('ENT-08 an operator that is not known is never true', () => {
    expect(conditionTest({ type: null, values: ['a'] })('a', false)).toBe(false);
  });
});

describe('foldConditions', () => {
  const fold = (text: string) =>
    foldConditions(
      text
        .split(' ')
        .map((word) => ({ is: word.startsWith('1'), next: word.endsWith('|') ? ('OR' as const) : ('AND' as const) })),
      ({ is }) => is,
    );

  it.each([
    ['1| 0& 0&', false],
    ['1| 0& 1|', true],
    ['0& 1| 1|', true],
    ['0& 0| 1&', true],
    ['1& 0& 1&', false],
    ['1|', true],
    ['0&', false],
  ])('ENG-12 %s folds from left to right to %s', (conditions, expected) => {
    expect(fold(conditions)).toBe(expected);
  });
});
