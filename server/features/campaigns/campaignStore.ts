import { and, eq, sql } from 'drizzle-orm';
import type { CampaignSort, listCampaigns } from '../../../src/contract/campaigns/adminCampaigns';
import type { QueryOut } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import { afterPlace, bothWays, byAlphabet, orderBy, type ListOrder } from '../../db/listOrder';
import { countUpTo } from '../../db/countUpTo';
import { campaigns } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { openEnded } from '../../db/sortKeys';
import { containsWords } from '../../db/textSearch';
import { ownerOfCampaign } from '../../ledger/totals/countTotals';
import { startTotals } from '../../ledger/totals/keptTotals';

export type CampaignRow = Omit<typeof campaigns.$inferSelect, 'endsAt'>;

/** Which campaign: its id is its organisation's own. */
export interface CampaignKey {
  readonly organisationId: string;
  readonly campaignId: string;
}

/** The key of a campaign's row. */
export const keyOfCampaign = ({ organisationId, id: campaignId }: Pick<CampaignRow, 'organisationId' | 'id'>) => ({
  organisationId,
  campaignId,
});

const own = (organisationId: string, id: string) =>
  and(eq(campaigns.organisationId, organisationId), eq(campaigns.id, id));

/** The campaign of an id among an organisation's own; or null. */
export async function findCampaign(queries: Queries, organisationId: string, id: string): Promise<CampaignRow | null> {
  const [row] = await queries.select().from(campaigns).where(own(organisationId, id));
  return row ?? null;
}

/**
 * Like `findCampaign`, and keeps others from changing it until the transaction ends. Everything that changes something of a
 * campaign locks it first, and only then its teams, gifts or pledges: two changes at once never wait for each other. Rows that
 * refer to it may be written meanwhile.
 */
export async function lockCampaign(tx: Queries, organisationId: string, id: string): Promise<CampaignRow | null> {
  const [row] = await tx.select().from(campaigns).where(own(organisationId, id)).for('no key update');
  return row ?? null;
}

/** The versions of campaigns of any organisations, in the order of their keys: null for one that is gone. */
export async function findVersions(queries: Queries, keys: readonly CampaignKey[]): Promise<(number | null)[]> {
  const { organisationId, id, version } = campaigns;
  const owners = sql.param(keys.map((key) => key.organisationId));
  const ids = sql.param(keys.map((key) => key.campaignId));
  const asked = sql`(select * from unnest(${owners}::text[], ${ids}::text[]))`;
  const rows = await queries
    .select({ organisationId, id, version })
    .from(campaigns)
    .where(sql`(${organisationId}, ${id}) in ${asked}`);
  const known = new Map(rows.map((row) => [`${row.organisationId} ${row.id}`, row.version]));
  return keys.map((key) => known.get(`${key.organisationId} ${key.campaignId}`) ?? null);
}

/** When a campaign ends, as lists are sorted by it. */
function endOf({ document: { dateEnd } }: Pick<CampaignRow, 'document'>): Date | null {
  const at = Date.parse(dateEnd ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}

/** Keeps a new campaign. False when the id is taken. */
export async function insertCampaign(tx: Queries, row: CampaignRow): Promise<boolean> {
  const inserted = await tx
    .insert(campaigns)
    .values({ ...row, endsAt: endOf(row) })
    .onConflictDoNothing()
    .returning({ id: campaigns.id });
  if (inserted.length === 1) await startTotals(tx, ownerOfCampaign(keyOfCampaign(row)), row.createdAt);
  return inserted.length === 1;
}

/** Keeps a campaign that the transaction has locked. */
export async function saveCampaign(tx: Queries, { id, ...row }: CampaignRow): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...row, endsAt: endOf(row) })
    .where(own(row.organisationId, id));
}

const endsAt = { column: campaigns.endsAt, as: openEnded };
const orders: Readonly<Record<CampaignSort, ListOrder>> = {
  ...bothWays('date', [campaigns.createdAt, campaigns.id]),
  ...bothWays('name', [byAlphabet(campaigns.label), campaigns.id]),
  ...bothWays('end', [endsAt, campaigns.id]),
};
/** The order that campaigns are listed in, the newest first unless asked otherwise. */
export const campaignOrder = (sort: CampaignSort = '-date'): ListOrder => orders[sort];

type Asked = QueryOut<typeof listCampaigns>;

const listed = (organisationId: string, { search, active }: Asked) => {
  const owned = { column: campaigns.organisationId, owner: organisationId };
  return and(
    eq(campaigns.organisationId, organisationId),
    active && eq(campaigns.active, active === 'true'),
    containsWords(owned, searchedTexts.campaigns(campaigns), search),
  );
};

/** How many campaigns there are; null for more than a thousand. */
export const countCampaigns = (queries: Queries, organisationId: string, asked: Asked): Promise<number | null> =>
  countUpTo(queries, campaigns, { list: listed(organisationId, asked), order: orderBy(campaignOrder()) });

/** `before`: the place of the last row of the page before. */
export function pageCampaigns(
  queries: Queries,
  organisationId: string,
  { before, limit, sort, ...asked }: Asked & { readonly limit: number },
): Promise<CampaignRow[]> {
  return queries
    .select()
    .from(campaigns)
    .where(and(listed(organisationId, asked), afterPlace(campaignOrder(sort), before, organisationId)))
    .orderBy(...orderBy(campaignOrder(sort)))
    .limit(limit);
}
