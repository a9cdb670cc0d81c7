import type { PropsOf } from '../schema/props';
import type { conditional } from '../blocks/conditional';

type ConditionalProps = PropsOf<(typeof conditional)['props']>;
/** One condition of a conditional block (ENT-08). */
export type Condition = ConditionalProps['conditions'][number];
export type Operator = NonNullable<Condition['type']>;

/** Tests a value: `reading` as its field gives it, undefined if missing; `empty` by its field's rule. */
export type ConditionTest = (reading: unknown, empty: boolean) => boolean;

/**
 * A condition made ready (ENG-12). What each operator says, where "none" is a field that is missing, hidden or untouched:
 *
 * | Operator | none, empty text or list | list | number | date | other |
 * |---|---|---|---|---|---|
 * | EQUAL | false; 0 and an unticked box equal their text | any in common | same number | same text, instant or day | same text |
 * | NOT_EQUAL | the opposite of EQUAL throughout | | | | |
 * | EMPTY | true, also for quantity 0 and an unticked box | false | false | false | false |
 * | NOT_EMPTY | the opposite of EMPTY throughout | | | | |
 * | CHECKED | false | false | false | false | boolean true only |
 * | LESS_OR_EQUAL, GREATER_OR_EQUAL | false, but quantity 0 is a number | false | by size | in the order of time | false, unless both are numbers |
 *
 * Several values: any of them will do. A date and a date-time compare by day, a date and a month by month, a range not at all.
 * An operator that is not known is never true.
 * @example
 * conditionTest({ type: 'EQUAL', values: ['oui'] })(['non', 'oui'], false) // => true
 * conditionTest({ type: 'LESS_OR_EQUAL', values: ['2025-11'] })('2025-11-12', false) // => true
 * conditionTest({ type: 'NOT_EQUAL', values: ['oui'] })(undefined, true) // => true
 */
export function conditionTest({ type, values }: Pick<Condition, 'type' | 'values'>): ConditionTest {
  const operands = values.map(readOperand);
  const equals: ConditionTest = (reading) =>
    Array.isArray(reading)
      ? (reading as unknown[]).some((item) => includes(operands, item))
      : includes(operands, reading);
  const tests: Readonly<Record<Operator, ConditionTest>> = {
    EQUAL: equals,
    NOT_EQUAL: (reading, empty) => !equals(reading, empty),
    EMPTY: (_reading, empty) => empty,
    NOT_EMPTY: (_reading, empty) => !empty,
    CHECKED: (reading) => reading === true,
    LESS_OR_EQUAL: (reading) => operands.some((operand) => order(reading, operand) <= 0),
    GREATER_OR_EQUAL: (reading) => operands.some((operand) => order(reading, operand) >= 0),
  };
  return type ? tests[type] : () => false;
}

interface Operand {
  readonly text: string;
  readonly number: number;
  /** As dates are stored, when it is one. */
  readonly date: string | null;
}

const DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d.*)?)?)?$/;
const TIME = /^\d\d:\d\d$/;
const OFFSET = /T.*(?:Z|[+-]\d\d:\d\d)$/;
/** Length of a date-time up to its minutes. */
const MINUTES = 16;

function readOperand(value: string): Operand {
  const text = value.trim();
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return { text, number: numberOf(text), date: day ? `${year}-${month}-${day}` : DATE.test(text) ? text : null };
}

/** NaN if not a decimal number. */
const numberOf = (text: string): number => (/^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN);

function includes(operands: readonly Operand[], reading: unknown): boolean {
  for (const operand of operands) if (isSame(reading, operand)) return true;
  return false;
}

function isSame(reading: unknown, { text, number, date }: Operand): boolean {
  if (typeof reading === 'number') return reading === number;
  if (typeof reading === 'boolean') return String(reading) === text;
  if (typeof reading !== 'string' || reading === '') return false;
  if (reading === text) return true;
  if (date === null || !DATE.test(reading)) return false;
  if (OFFSET.test(reading) && OFFSET.test(date)) return Date.parse(reading) === Date.parse(date);
  return date.length === 10 && reading.slice(0, 10) === date;
}

/** Below, at or above 0; NaN when they cannot be compared. */
function order(reading: unknown, operand: Operand): number {
  if (typeof reading === 'number') return reading - operand.number;
  if (typeof reading !== 'string') return NaN;
  const difference = numberOf(reading) - operand.number;
  if (!Number.isNaN(difference)) return difference;
  if (TIME.test(reading) && TIME.test(operand.text)) return textOrder(reading, operand.text);
  if (operand.date === null || !DATE.test(reading)) return NaN;
  if (OFFSET.test(reading) && OFFSET.test(operand.date)) return Date.parse(reading) - Date.parse(operand.date);
  const length = Math.min(MINUTES, reading.length, operand.date.length);
  return textOrder(reading.slice(0, length), operand.date.slice(0, length));
}

const textOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Folds several conditions left to right, without precedence; an empty list never matches (ENG-12). The last one's
 * connective is ignored.
 * @example
 * foldConditions([{ is: true, next: 'OR' }, { is: false, next: 'AND' }, { is: false, next: 'AND' }], ({ is }) => is) // => false
 * foldConditions([], () => true) // => false
 */
export function foldConditions<T extends Pick<Condition, 'next'>>(
  conditions: readonly T[],
  holds: (condition: T) => boolean,
): boolean {
  let result = false;
  let link: Condition['next'] = 'OR';
  for (const condition of conditions) {
    result = link === 'OR' ? result || holds(condition) : result && holds(condition);
    link = condition.next;
  }
  return result;
}
