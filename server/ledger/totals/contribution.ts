import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { entries } from '../../db/schema';

const { kind, counted, montant, fees } = entries;

/**
 * One ledger row's contribution to its gift and so to the totals of team and campaign (SRV-13), in minor units: given,
 * matched, and moved without fee cover. The single definition that gifts, totals, exports and screens sum.
 */
const contribution = {
  given: sql`case when ${kind} = 'match' then 0 else ${counted} end`,
  matched: sql`case when ${kind} = 'match' then ${counted} else 0 end`,
  moved: sql`${montant} - ${fees}`,
};

/** The net of one charge of a gift: of rows of `entries` that are grouped by charge. */
export const chargeNet = {
  counted: sql`sum(${contribution.given})`.as('counted'),
  matched: sql`sum(${contribution.matched})`.as('matched'),
  // No charge counts below zero: a refund takes the gift first and the fee cover last.
  received: sql`greatest(sum(${contribution.moved}), 0)`.as('received'),
};

type Sums = Record<keyof typeof chargeNet, SQL.Aliased | AnyColumn>;

/** The net of a gift by that of its charges; 0 for a gift without any. */
export const giftNet = ({ counted, matched, received }: Sums) => ({
  counted: sql`coalesce(sum(${counted}), 0)`,
  matched: sql`coalesce(sum(${matched}), 0)`,
  received: sql`coalesce(sum(${received}), 0)`,
});
