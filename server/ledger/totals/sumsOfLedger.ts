import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { andInMode } from '../../db/inMode';
import { campaignGifts, campaignPledges, entries } from '../../db/schema';
import { giftNets } from './giftSums';
import type { TotalsOwner } from './keptTotals';
import { restOfPledge } from './restOfPledge';

const READINGS: readonly Mode[] = ['live', 'test'];

/** Numbers of gifts, from the first and without the last; of all gifts when absent. */
export interface GiftRange {
  readonly from: number;
  readonly to: number;
}

const inRange = (range?: GiftRange): SQL =>
  range ? sql` and ${campaignGifts}.number >= ${range.from} and ${campaignGifts}.number < ${range.to}` : sql``;

/**
 * The contribution of gifts to their campaign by team, and by their source what counts of them, as rows of `kept_totals`.
 * @param which of `campaign_gifts` and `entries`
 */
export function sumsOfGifts(queries: Queries, which: SQL | undefined): SQL {
  const isTeam = sql.raw('grouping(team_id) = 0');
  const ofTeam = (sum: string) => sql`case when ${isTeam} then ${sql.raw(sum)} else 0 end`;
  return sql`
    select case when ${isTeam} then 'campaign' else 'source' end as subject, campaign_id as subject_id,
      coalesce(case when ${isTeam} then team_id else source end, '') as part, mode,
      case when ${isTeam} then sum(given) else coalesce(sum(given) filter (where given > 0), 0) end as counted,
      ${ofTeam('sum(added)')} as matched, ${ofTeam('sum(got)')} as received, count(*) filter (where given > 0) as gifts
    from ${giftNets(queries, which)}
    group by grouping sets ((campaign_id, mode, team_id), (campaign_id, mode, source))`;
}

/** Sums that matching rules added to gifts of a campaign (ENT-32: not to those of an ended rehearsal). */
const sumsOfMatchings = ({ organisationId, subjectId }: TotalsOwner, range?: GiftRange): SQL => sql`
  select 'matching' as subject, ${entries}.matching_id as subject_id, '' as part, ${entries}.mode as mode,
    sum(${entries}.counted) as counted, 0 as matched, 0 as received, 0 as gifts
  from ${entries} join ${campaignGifts} on ${campaignGifts}.organisation_id = ${entries}.organisation_id
    and ${campaignGifts}.id = ${entries}.gift_id and ${campaignGifts}.ended_at is null${inRange(range)}
  where ${entries}.organisation_id = ${organisationId} and ${entries}.campaign_id = ${subjectId}
    and ${entries}.matching_id is not null
  group by ${entries}.matching_id, ${entries}.mode`;

/**
 * Pledges by what became of them, as reads of each mode see it: the rest of those that are open (`part` is empty), the promise of
 * those that are `paid`, or `cancelled`.
 * @param which of `campaign_pledges` @param among of the ledger's rows
 */
export function sumsOfPledges(which: SQL, among?: SQL): SQL {
  const promised = (shown: Mode) => sql`
    select ${campaignPledges}.campaign_id, ${shown}::text as mode, ${restOfPledge(shown, among)} as rest,
      ${campaignPledges}.montant, ${campaignPledges}.cancelled_at
    from ${campaignPledges} where ${which} and ${campaignPledges}.ended_at is null${andInMode(
      sql`${campaignPledges}.mode`,
      shown,
    )}`;
  return sql`
    select 'pledges' as subject, campaign_id as subject_id, ${stateOfPledge} as part, mode,
      sum(case when ${stateOfPledge} = '' then rest else montant end) as counted,
      0 as matched, 0 as received, count(*) as gifts
    from (${sql.join(READINGS.map(promised), sql` union all `)}) pledged group by campaign_id, part, mode`;
}

// Paid is also one that was cancelled before: the money is there.
const stateOfPledge = sql.raw("case when rest = 0 then 'paid' when cancelled_at is null then '' else 'cancelled' end");

export const pledgesOf = ({ organisationId, subjectId }: TotalsOwner): SQL => sql`
  ${campaignPledges}.organisation_id = ${organisationId} and ${campaignPledges}.campaign_id = ${subjectId}`;

/** The sums over a campaign's gifts and matching rules. */
export const sumsOfCampaignGifts = (queries: Queries, owner: TotalsOwner, range?: GiftRange): SQL[] => {
  const { organisationId, subjectId } = owner;
  const which = and(
    eq(campaignGifts.organisationId, organisationId),
    eq(campaignGifts.campaignId, subjectId),
    isNull(campaignGifts.endedAt),
    eq(entries.organisationId, organisationId),
    eq(entries.campaignId, subjectId),
  );
  return [sumsOfGifts(queries, sql`${which}${inRange(range)}`), sumsOfMatchings(owner, range)];
};

const column = { caisse: entries.caisseId, debt: entries.debtId } as const;

function sumsOfEntries({ organisationId, subjectId }: TotalsOwner, subject: keyof typeof column): SQL {
  // Of a debt only what counts is kept.
  const received = subject === 'debt' ? sql`0` : sql`sum(${entries.montant})`;
  return sql`
    select ${subject}::text as subject, ${subjectId}::text as subject_id, '' as part, ${entries.mode} as mode,
      sum(${entries.counted}) as counted, 0 as matched, ${received} as received, 0 as gifts
    from ${entries} where ${entries.organisationId} = ${organisationId} and ${column[subject]} = ${subjectId}
    group by ${entries.mode}`;
}

/** All kept totals of a subject, summed over the ledger. */
export function sumsOfLedger(queries: Queries, owner: TotalsOwner): SQL[] {
  const { subject } = owner;
  return subject === 'campaign'
    ? [...sumsOfCampaignGifts(queries, owner), sumsOfPledges(pledgesOf(owner))]
    : [sumsOfEntries(owner, subject)];
}
