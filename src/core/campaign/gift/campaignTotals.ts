import type { CampaignStats } from '../../../contract/campaigns/campaigns';
import { minor, toUnits, type Minor } from '../../money';

/** Counted amounts of one gift, or of any number of gifts of one team. In minor units. */
export interface TotalsRow {
  readonly team: string | null;
  /** Given, net of refunds, without fee cover. */
  readonly counted: Minor;
  /** Added by matching rules, net of returns to their pools. */
  readonly matched: Minor;
  /** Part of the given amount received so far. */
  readonly received: Minor;
  /** Number of gifts. */
  readonly gifts: number;
}

/** Totals in minor units. */
export interface Totals {
  /** Shown as collected: given and matched. */
  readonly sum: Minor;
  /** Part of `sum` added by matching rules. */
  readonly matched: Minor;
  /** Received so far, without matched amounts. */
  readonly received: Minor;
  /** Number of gifts. */
  readonly count: number;
}

export interface CampaignTotals extends Totals {
  /** By the team's param. Gifts to no team are in the campaign's totals only. */
  readonly teams: ReadonlyMap<string, Totals>;
}

const NONE: Totals = { sum: minor(0), matched: minor(0), received: minor(0), count: 0 };

/**
 * Totals of a campaign and its teams: the one function behind card, page, teams, screens and exports (SRV-08, SRV-13).
 * Counted: gifts net of refunds and of charges that will never be taken (a split or fixed-month gift in full from its
 * first charge, an open-ended one charge by charge), gifts entered by hand, and matched amounts, which are also shown
 * apart. Not counted: fee cover, and pledges until they are paid, so pledges have no rows. Linear in its rows: one row
 * per gift or sums over any gifts of one team give the same result, in any order.
 * @throws RangeError when a total is no safe integer.
 * @example
 * campaignTotals([{ team: 'lev', counted: minor(3000), matched: minor(3000), received: minor(1000), gifts: 1 }]).teams.get('lev') // => { sum: 6000, matched: 3000, received: 1000, count: 1 }
 * campaignTotals([{ team: null, counted: minor(500), matched: minor(0), received: minor(500), gifts: 1 }]).sum // => 500
 */
export function campaignTotals(rows: Iterable<TotalsRow>): CampaignTotals {
  let all = NONE;
  const teams = new Map<string, Totals>();
  for (const row of rows) {
    all = add(all, row);
    if (row.team !== null) teams.set(row.team, add(teams.get(row.team) ?? NONE, row));
  }
  return { ...all, teams };
}

const add = (totals: Totals, { counted, matched, received, gifts }: TotalsRow): Totals => ({
  sum: minor(totals.sum + counted + matched),
  matched: minor(totals.matched + matched),
  received: minor(totals.received + received),
  count: totals.count + gifts,
});

/**
 * Totals as the wire has them (ENT-25 `stats.total`, CALL-18): amounts in currency units.
 * @throws RangeError for an invalid currency code.
 * @example
 * statsOf({ sum: minor(12550), matched: minor(0), received: minor(5000), count: 3 }, 'eur') // => { sum: { total: 125.5, matched: 0, received: 50 }, count: { total: 3 } }
 */
export function statsOf({ sum, matched, received, count }: Totals, devise: string): CampaignStats {
  const units = (amount: Minor) => toUnits(amount, devise);
  return { sum: { total: units(sum), matched: units(matched), received: units(received) }, count: { total: count } };
}
