import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PledgeRecord, PledgeSort } from '../../../../src/contract/campaigns/adminGifts';
import type { Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { countUpTo } from '../../../db/countUpTo';
import { estimateRows } from '../../../db/estimateRows';
import { afterPlace, bothWays, orderBy, type ListOrder, type SortedPage } from '../../../db/listOrder';
import { campaignPledges, campaignTeams } from '../../../db/schema';
import { pledgeNames, searchedTexts } from '../../../db/searchedTexts';
import { searchPage } from '../../../db/searchPage';
import { containsWordsIn, searchWords } from '../../../db/textSearch';
import { inModeUnended } from '../../../db/inMode';
import { restOfPledge } from '../../../ledger/totals/restOfPledge';
import type { CampaignKey } from '../campaignStore';
import { asMinor } from '../../../amounts';

export type PledgeRow = typeof campaignPledges.$inferSelect;

const own = (organisationId: string, id: string) =>
  and(eq(campaignPledges.organisationId, organisationId), eq(campaignPledges.id, id));
const ofCampaign = ({ organisationId, campaignId }: CampaignKey) =>
  and(eq(campaignPledges.organisationId, organisationId), eq(campaignPledges.campaignId, campaignId));

/** A pledge with its team's param, its remaining amount in minor units, and its state. */
export interface Pledge extends PledgeRow {
  readonly param: string | null;
  readonly reste: Minor;
  readonly state: PledgeRecord['state'];
}

// Paid is also one that was cancelled before: the money is there.
const stateOf = (shown?: Mode) => sql<PledgeRecord['state']>`case
  when ${restOfPledge(shown)} = 0 then 'paid'
  when ${campaignPledges}.cancelled_at is null then 'open' else 'cancelled' end`;

const select = (queries: Queries, shown?: Mode) =>
  queries
    .select({
      pledge: campaignPledges,
      param: campaignTeams.param,
      reste: restOfPledge(shown).mapWith(asMinor),
      state: stateOf(shown),
    })
    .from(campaignPledges)
    .leftJoin(campaignTeams, eq(campaignTeams.id, campaignPledges.teamId));
type Selected = Awaited<ReturnType<typeof select>>[number];
const pledgeOf = ({ pledge, ...rest }: Selected): Pledge => ({ ...pledge, ...rest });

async function findBy(queries: Queries, condition: SQL | undefined): Promise<Pledge | null> {
  const [row] = await select(queries).where(condition);
  return row ? pledgeOf(row) : null;
}

export const findPledge = (queries: Queries, organisationId: string, id: string) =>
  findBy(queries, own(organisationId, id));

/** The pledges of ids that an organisation has. */
export const findPledges = async (
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<Pledge[]> =>
  (
    await select(queries).where(
      and(eq(campaignPledges.organisationId, organisationId), inArray(campaignPledges.id, [...ids])),
    )
  ).map(pledgeOf);

export const findPledgeByKey = (queries: Queries, campaign: CampaignKey, key: string) =>
  findBy(queries, and(ofCampaign(campaign), eq(campaignPledges.idempotencyKey, key)));

/** The pledge that a link was made for; or null. */
export const findPledgeOfLink = (queries: Queries, linkId: string) =>
  findBy(queries, eq(campaignPledges.linkId, linkId));

/** Which pledges of a campaign to list. */
interface PledgeFilters {
  readonly state?: Pledge['state'] | undefined;
  readonly search?: string | undefined;
  readonly shown: Mode;
  /** Not found by their contact details: whoever may not read these must not guess them by searching. */
  readonly namesOnly?: boolean;
}

const unsearched = (campaign: CampaignKey, { state, search, shown, namesOnly = false }: PledgeFilters) =>
  and(
    ofCampaign(campaign),
    inModeUnended(campaignPledges, shown),
    state === undefined ? undefined : sql`${stateOf(shown)} = ${state}`,
    namesOnly ? containsWordsIn(pledgeNames(campaignPledges), search) : undefined,
  );

function searchOf(campaign: CampaignKey, search: string | undefined) {
  const { organisationId, campaignId } = campaignPledges;
  const owned = {
    column: sql`${organisationId} || ' ' || ${campaignId}`,
    owner: `${campaign.organisationId} ${campaign.campaignId}`,
  };
  return searchWords(owned, searchedTexts.pledges(campaignPledges), search);
}

const listed = (campaign: CampaignKey, filters: PledgeFilters) =>
  and(unsearched(campaign, filters), searchOf(campaign, filters.search)?.found);

/** About how many pledges of a campaign there are. */
export const estimatePledges = (queries: Queries, campaign: CampaignKey, filters: PledgeFilters): Promise<number> =>
  estimateRows(
    queries,
    queries.select({ id: campaignPledges.id }).from(campaignPledges).where(listed(campaign, filters)),
  );

/** As their indexes have them. */
const orders: Readonly<Record<PledgeSort, ListOrder>> = {
  ...bothWays('date', [campaignPledges.createdAt, campaignPledges.id]),
  ...bothWays('montant', [campaignPledges.montant, campaignPledges.id]),
};
/** The order that pledges are listed in, the newest first unless asked otherwise. */
export const pledgeOrder = (sort: PledgeSort = '-date'): ListOrder => orders[sort];

/** How many pledges the filters leave; null for more than a thousand. */
export const countPledges = (queries: Queries, campaign: CampaignKey, filters: PledgeFilters): Promise<number | null> =>
  countUpTo(queries, campaignPledges, { list: listed(campaign, filters), order: orderBy(pledgeOrder()) });

/** A page in an order; `before` is the place of the last pledge of the page before. */
export async function pagePledges(
  queries: Queries,
  campaign: CampaignKey,
  { before, limit, sort, ...filters }: PledgeFilters & SortedPage<PledgeSort>,
): Promise<Pledge[]> {
  const sorted = pledgeOrder(sort);
  const order = orderBy(sorted);
  const list = and(unsearched(campaign, filters), afterPlace(sorted, before, campaign.organisationId));
  const search = searchOf(campaign, filters.search);
  const rows = await searchPage({ id: campaignPledges.id, list, order, search, limit }, (condition) =>
    select(queries, filters.shown)
      .where(condition)
      .orderBy(...order)
      .limit(limit),
  );
  return rows.map(pledgeOf);
}

/** Keeps a new pledge. False when its id, or its key, is taken. */
export async function insertPledge(tx: Queries, row: PledgeRow): Promise<boolean> {
  const kept = await tx.insert(campaignPledges).values(row).onConflictDoNothing().returning({ id: campaignPledges.id });
  return kept.length === 1;
}

export async function savePledge(
  tx: Queries,
  { organisationId, id }: Pick<PledgeRow, 'organisationId' | 'id'>,
  change: Pick<PledgeRow, 'montant' | 'displayName' | 'teamId' | 'infos' | 'note' | 'cancelledAt'>,
): Promise<void> {
  await tx.update(campaignPledges).set(change).where(own(organisationId, id));
}
