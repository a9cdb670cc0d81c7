import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { andInMode } from '../../db/inMode';
import { campaignGifts, campaignPledges, entries } from '../../db/schema';
import { giftSums } from './giftSums';
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

/** The contribution of gifts to their campaign, as rows of `kept_totals`. @param which of `campaign_gifts` and `entries` */
export const sumsOfGifts = (queries: Queries, which: SQL | undefined): SQL => sql`
  select 'campaign' as subject, campaign_id as subject_id, coalesce(team_id, '') as part, mode,
    counted, matched, received, gifts from ${giftSums(queries, which)}`;

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
 * The rest of open pledges, as reads of each mode see it.
 * @param which of `campaign_pledges` @param among of the ledger's rows
 */
export function sumsOfPledges(which: SQL, among?: SQL): SQL {
  const rest = (shown: Mode) => sql`
    select ${campaignPledges}.campaign_id, ${shown}::text as mode, ${restOfPledge(shown, among)} as rest
    from ${campaignPledges} where ${which} and ${campaignPledges}.cancelled_at is null
      and ${campaignPledges}.ended_at is null${andInMode(sql`${campaignPledges}.mode`, shown)}`;
  return sql`
    select 'pledges' as subject, campaign_id as subject_id, '' as part, mode, sum(rest) as counted,
      0 as matched, 0 as received, count(*) as gifts
    from (${sql.join(READINGS.map(rest), sql` union all `)}) pledged where rest > 0 group by campaign_id, mode`;
}

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
