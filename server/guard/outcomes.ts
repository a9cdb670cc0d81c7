import type { Limits } from './limits';

/** A payment's outcome at its provider. Network and e-mail are pseudonyms. */
export interface Outcome {
  readonly at: number;
  readonly network: string;
  readonly email: string;
  /** In minor units. */
  readonly amount: number;
  readonly paid: boolean;
}

type Weights = Pick<Limits, 'breakerDeclines' | 'breakerWeight' | 'sameAmountDeclines'>;

/** Whether so many of an organisation's payments are declined that cards are being tried there. */
export function isBroken(outcomes: readonly Outcome[], { breakerDeclines, breakerWeight }: Weights): boolean {
  let declined = 0;
  let all = 0;
  for (const ofNetwork of groupBy(outcomes, ({ network }) => network)) {
    const weight = Math.min(ofNetwork.length, breakerWeight);
    declined += (weight * ofNetwork.filter(({ paid }) => !paid).length) / ofNetwork.length;
    all += weight;
  }
  return declined >= breakerDeclines && declined * 2 >= all;
}

/** Whether one amount is tried with card after card. */
export function isSameAmountTried(
  outcomes: readonly Outcome[],
  amount: number,
  { sameAmountDeclines }: Weights,
): boolean {
  const alike = outcomes.filter((outcome) => outcome.amount === amount);
  const declined = alike.filter(({ paid }) => !paid);
  const people = new Set(declined.map(({ email }) => email));
  return people.size >= sameAmountDeclines && declined.length * 2 >= alike.length;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Iterable<Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups.values();
}
