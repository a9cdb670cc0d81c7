import { sql, type SQL } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import { campaignPledges, entries, payments } from '../../db/schema';
import { andSeen, andSeenBy } from '../../db/seen';

/**
 * What is still promised of a pledge: its amount less what was given through its link. Whatever became of that money since, it is
 * promised no more. What a read of one mode sees of it (ENT-31): of its organisation's when none is asked for.
 */
export const restOfPledge = (shown?: Mode) => sql`greatest(${campaignPledges}.montant - coalesce((
  select sum(${entries}.counted) from ${payments} join ${entries} on ${entries}.payment_id = ${payments}.id
  where ${payments}.link_id = ${campaignPledges}.link_id and ${entries}.kind = 'charge'${
    shown
      ? andSeen(sql`${entries}.mode`, shown)
      : andSeenBy(sql`${entries}.mode`, sql`${campaignPledges}.organisation_id`, sql`${campaignPledges}.mode`)
  }), 0), 0)`;

/** What is still promised of the pledge that a link pays; null when it pays none. @param linkId a column or value of the statement */
export const restOfLink = (linkId: SQL | string) =>
  sql`(select ${restOfPledge()} from ${campaignPledges} where ${campaignPledges}.link_id = ${linkId})`;

/** Whether a link pays a promise of a rehearsal (ENT-32). @param linkId a column of the statement */
export const isTrialLink = (linkId: SQL) => sql<boolean>`exists (
  select 1 from ${campaignPledges} where ${campaignPledges}.link_id = ${linkId} and ${campaignPledges}.mode = 'test')`;
