import { readTyped } from '../typedAmount';

/**
 * Whether the typed text is an amount above zero.
 * @example
 * isAmount('', 'eur', { isOptional: true }) // => true
 */
export const isAmount = (typed: unknown, devise: string, { isOptional = false } = {}): boolean =>
  typed === '' ? isOptional : readTyped(String(typed), devise) !== null;

/**
 * Whether bonus goals are different amounts above the first goal (GOAL-01); they are sorted when sent.
 * @example
 * areBonuses(['300', '200'], '100', 'eur') // => true
 * areBonuses(['100'], '100', 'eur') // => false
 */
export function areBonuses(bonus: readonly string[], objectif: string, devise: string): boolean {
  const goals = bonus.map((typed) => readTyped(typed, devise) ?? 0);
  const first = readTyped(objectif, devise) ?? 0;
  return new Set(goals).size === goals.length && goals.every((goal) => goal > first);
}
