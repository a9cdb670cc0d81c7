import { and, asc, eq, inArray, sql, type Placeholder } from 'drizzle-orm';
import { subtractMinor, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import { buildOnce } from '../../../db/buildOnce';
import type { Queries } from '../../../db/database';
import { campaignGifts, campaignMatchings, campaignTeams, entries } from '../../../db/schema';
import { andInMode } from '../../../db/inMode';
import { keptOr } from '../../../ledger/totals/keptTotals';
import { asMinor } from '../../../amounts';
import type { CampaignKey } from '../campaignStore';

/** A matching rule with its team's param and its matched amount so far, net of returns. In minor units. */
export type MatchingWithUse = typeof campaignMatchings.$inferSelect & {
  readonly param: string | null;
  readonly used: Minor;
};

/** Rules that are switched on, as `matchingRule` reads them: by the id of their team. */
export const activeRules = (rules: readonly MatchingWithUse[]) =>
  rules
    .filter(({ active }) => active)
    .map((rule) => ({
      ...rule,
      team: rule.teamId,
      from: rule.dateStart?.getTime() ?? null,
      until: rule.dateEnd?.getTime() ?? null,
      left: subtractMinor(rule.pool, rule.used),
    }));

/** Once a rehearsal has ended, its gifts no longer count against the pool (ENT-32). */
const endedGift = sql`select 1 from ${campaignGifts} where ${campaignGifts}.organisation_id = ${entries}.organisation_id
  and ${campaignGifts}.id = ${entries}.gift_id and ${campaignGifts}.ended_at is not null`;

const rule = {
  subject: 'matching',
  organisationId: sql`${campaignMatchings}.organisation_id`,
  subjectId: sql`${campaignMatchings}.id`,
  fill: { subject: 'campaign', subjectId: sql`${campaignMatchings}.campaign_id` },
} as const;

/** Matching rules of an organisation's campaigns, oldest first, with their use as a read of one mode sees it. */
export async function listMatchings(
  queries: Queries,
  organisationId: string,
  campaignIds: readonly string[],
  shown: Mode,
): Promise<MatchingWithUse[]> {
  if (campaignIds.length === 0) return [];
  return (await select(queries, organisationId, [...campaignIds], shown)).map(ruleOf);
}

/** The same of one campaign, which is locked; nobody changes them until the transaction ends. */
export async function lockMatchings(
  tx: Queries,
  { organisationId, campaignId }: CampaignKey,
  shown: Mode,
): Promise<MatchingWithUse[]> {
  return (await lock[shown](tx, { organisationId, campaignId })).map(ruleOf);
}

const lockIn = (shown: Mode) =>
  buildOnce((queries) =>
    select(queries, sql.placeholder('organisationId'), [sql.placeholder('campaignId')], shown).for('update', {
      of: campaignMatchings,
    }),
  );
const lock = { live: lockIn('live'), test: lockIn('test') };

function select(
  queries: Queries,
  organisationId: string | Placeholder,
  campaignIds: (string | Placeholder)[],
  shown: Mode,
) {
  const summed = sql`coalesce((select sum(${entries.counted}) from ${entries}
    where ${entries.organisationId} = ${campaignMatchings}.organisation_id
      and ${entries.matchingId} = ${campaignMatchings.id}${andInMode(sql`${entries}.mode`, shown)}
      and not exists (${endedGift})), 0)`;
  return queries
    .select({
      matching: campaignMatchings,
      param: campaignTeams.param,
      used: keptOr(rule, 'counted', shown, summed).mapWith(asMinor),
    })
    .from(campaignMatchings)
    .leftJoin(campaignTeams, eq(campaignTeams.id, campaignMatchings.teamId))
    .where(
      and(eq(campaignMatchings.organisationId, organisationId), inArray(campaignMatchings.campaignId, campaignIds)),
    )
    .orderBy(asc(campaignMatchings.createdAt), asc(campaignMatchings.id));
}

const ruleOf = ({ matching, param, used }: Awaited<ReturnType<typeof select>>[number]): MatchingWithUse => ({
  ...matching,
  param,
  used,
});
