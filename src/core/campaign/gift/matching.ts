import { minor, type Minor } from '../../money';

/** Someone's promise to add to gifts. Instants in milliseconds since 1970, UTC. */
export interface MatchingRule {
  /** The team whose gifts are matched; null is every gift to the campaign. */
  readonly team: string | null;
  /** First instant; null: without a beginning. */
  readonly from: number | null;
  /** Before this instant; null is for ever. */
  readonly until: number | null;
  /** Remaining in its pool, in any unit. */
  readonly left: number;
}

/**
 * Whether a rule adds to gifts of an instant: within its window, and as long as something is left.
 * @example
 * matchesAt({ from: 5, until: 9, left: 100 }, 5) // => true
 * matchesAt({ from: 5, until: 9, left: 100 }, 9) // => false
 * matchesAt({ from: null, until: null, left: 0 }, 5) // => false
 */
export function matchesAt({ from, until, left }: Omit<MatchingRule, 'team'>, at: number): boolean {
  return left > 0 && (from === null || at >= from) && (until === null || at < until);
}

/**
 * The rule that matches a gift: its team's before the campaign's; null if none.
 * @param at when the gift first counted.
 * @example
 * matchingRule([{ team: null, from: null, until: null, left: 1 }, { team: 'lev', from: 5, until: 9, left: 1 }], { team: 'lev', at: 8 }).team // => 'lev'
 * matchingRule([{ team: 'lev', from: 5, until: 9, left: 1 }], { team: 'lev', at: 9 }) // => null
 */
export function matchingRule<R extends MatchingRule>(
  rules: readonly R[],
  { team, at }: { readonly team: string | null; readonly at: number },
): R | null {
  const open = rules.filter((rule) => matchesAt(rule, at));
  return (
    (team === null ? undefined : open.find((rule) => rule.team === team)) ??
    open.find((rule) => rule.team === null) ??
    null
  );
}

/** A ratio of 1 : 1, in basis points. */
export const WHOLE_RATIO = 10_000;

/**
 * The amount matched to a gift, in minor units, rounded down: `ratio` of it, at most `cap`, never more than the pool
 * has left. Compute and deduct from the pool under one lock.
 * @param gift.ratio in basis points: 10 000 doubles the gift.
 * @param gift.cap maximum for this gift, less earlier matches; null is uncapped.
 * @example
 * matchFor({ counted: minor(5000), ratio: 10000, cap: null, poolLeft: minor(100000) }) // => 5000
 * matchFor({ counted: minor(5000), ratio: 5000, cap: minor(2000), poolLeft: minor(100000) }) // => 2000
 * matchFor({ counted: minor(5000), ratio: 20000, cap: null, poolLeft: minor(700) }) // => 700
 */
export function matchFor(gift: {
  readonly counted: Minor;
  readonly ratio: number;
  readonly cap: Minor | null;
  readonly poolLeft: Minor;
}): Minor {
  const { counted, ratio, cap, poolLeft } = gift;
  if (!Number.isInteger(ratio) || ratio < 0) throw new RangeError(`Not a ratio in basis points: ${ratio}`);
  const share = portion(counted, ratio, WHOLE_RATIO);
  return minor(Math.max(0, Math.min(share, cap ?? Infinity, poolLeft)));
}

/**
 * How much of a match returns to the pool after refunds, in minor units: proportional, rounded up, so that the rest
 * never exceeds the match due on the remaining gift. A full refund returns everything. The result is cumulative: return
 * the difference from last time, whatever the order of refunds.
 * @param gift.counted the gift before any refund.
 * @param gift.refunded all that was refunded of it so far.
 * @example
 * matchBack({ counted: minor(300), matched: minor(100), refunded: minor(100) }) // => 34
 * matchBack({ counted: minor(300), matched: minor(100), refunded: minor(300) }) // => 100
 */
export function matchBack(gift: { readonly counted: Minor; readonly matched: Minor; readonly refunded: Minor }): Minor {
  const { counted, matched, refunded } = gift;
  if (refunded >= counted) return matched;
  return minor(matched - portion(matched, counted - Math.max(0, refunded), counted));
}

/** `amount` × `part` / `whole` rounded down; the product may be beyond safe integers. */
const portion = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
