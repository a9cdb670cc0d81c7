import { sql, type SQL } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import { campaignPledges, entries, payments } from '../../db/schema';
import { andInMode, andInModeOf } from '../../db/inMode';

/** Net payments of a pledge by hand (PLEDGE-04). */
const paidByHand = sql`coalesce((
  select sum(moved.counted) from campaign_gifts given join entries moved
    on moved.organisation_id = given.organisation_id and moved.gift_id = given.id and moved.kind = 'manual'
  where given.organisation_id = ${campaignPledges}.organisation_id and given.pledge_id = ${campaignPledges}.id), 0)`;

/**
 * A pledge's remaining amount: its amount less everything given through its link, even if refunded later, and by hand. As
 * a read of one mode sees it (ENT-31), by default the organisation's.
 * @param among further condition on the ledger's rows
 */
export const restOfPledge = (shown?: Mode, among = sql``) => sql`greatest(${campaignPledges}.montant - coalesce((
  select sum(${entries}.counted) from ${payments} join ${entries} on ${entries}.payment_id = ${payments}.id
  where ${payments}.link_id = ${campaignPledges}.link_id and ${entries}.kind = 'charge'${
    shown
      ? andInMode(sql`${entries}.mode`, shown)
      : andInModeOf(sql`${entries}.mode`, sql`${campaignPledges}.organisation_id`, sql`${campaignPledges}.mode`)
  }${among}), 0) - ${paidByHand}, 0)`;

/** Remaining amount of a link's pledge; null without one. @param linkId a column or value of the statement */
export const restOfLink = (linkId: SQL | string) =>
  sql`(select ${restOfPledge()} from ${campaignPledges} where ${campaignPledges}.link_id = ${linkId})`;

/** Whether a link pays a pledge of a rehearsal (ENT-32). @param linkId a column of the statement */
// Not `exists`: of a page of links, the planner would read the pledges of all organisations for it.
export const isTrialLink = (linkId: SQL) => sql<boolean>`coalesce((
  select ${campaignPledges}.mode = 'test' from ${campaignPledges} where ${campaignPledges}.link_id = ${linkId}), false)`;
