import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { exportGifts as exportRoute, listGifts as listRoute } from '../../../../src/contract/campaigns/adminGifts';
import type { QueryOut, ResponseIn } from '../../../../src/contract/route';
import { foldedWords } from '../../../text/searchedWords';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { countUpTo } from '../../../db/countUpTo';
import { estimateRows } from '../../../db/estimateRows';
import { afterPlace, bothWays, byAlphabet, orderBy, placeIn, type ListOrder } from '../../../db/listOrder';
import { campaignGifts } from '../../../db/schema';
import { searchPage } from '../../../db/searchPage';
import { inModeUnended } from '../../../db/inMode';
import type { Columns, CsvRows } from '../../../http/csvRows';
import type { Deps } from '../../../deps';
import { sealedPlaces } from '../../../secrets/sealedPlaces';
import { requireRow } from '../../../requireOwned';
import { eachPage, EXPORTED, PAGE, toPage } from '../../../page';
import { findReading } from '../../organisations/organisationStore';
import { formulaSafe } from '../../../../src/core/csv';
import { findCampaign, keyOfCampaign, type CampaignKey } from '../campaignStore';
import { readTeamNames } from '../teamNames';
import { giftsOf, selectGifts, type GiftWithWorth } from '../reading/donorStore';
import { searchGifts } from './giftSearch';
import { viewGift } from './giftView';

type Filters = v.InferOutput<typeof exportRoute.query>;

type GiftSort = NonNullable<Filters['sort']>;

const { number } = campaignGifts;
const orders: Readonly<Record<GiftSort, ListOrder>> = {
  ...bothWays('date', [number]),
  ...bothWays('name', [byAlphabet(campaignGifts.displayName), number]),
};
const giftOrder = (sort: GiftSort = '-date'): ListOrder => orders[sort];

/**
 * Gifts of a campaign as its organisation sees them, latest first unless asked otherwise.
 * @param withPayers whether `q` also finds who paid: whoever may not read contact details must not guess them by searching
 * @throws HttpError 404
 */
export async function listGifts(
  deps: Pick<Deps, 'config' | 'database'>,
  organisationId: string,
  campaignId: string,
  { before, limit = PAGE, mode, sort, total, ...filters }: QueryOut<typeof listRoute>,
  withPayers = true,
): Promise<ResponseIn<typeof listRoute>> {
  const { queries } = deps.database;
  const order = giftOrder(sort);
  const places = sealedPlaces(deps, `gifts of ${campaignId}`, organisationId, order);
  const key = keyOfCampaign(requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign'));
  const { devise, shown } = await findReading(queries, organisationId, mode);
  const left = filtered(key, { ...filters, mode: shown });
  const list = and(left, afterPlace(order, places.open(before), organisationId));
  const search = await searchGifts(queries, key, foldedWords(filters.q ?? '').join(' '), withPayers);
  const page = { id: number, list, order: orderBy(order), search, limit: limit + 1 };
  const gifts = await searchPage(page, (condition) => selectGifts(queries, condition, limit + 1, orderBy(order)));
  const rows = gifts.map((found) => ({ ...found.gift, found }));
  const counted = { list: and(left, search?.found), order: orderBy(giftOrder()) };
  return {
    ...toPage(rows, limit, ({ found }) => viewGift(found, devise), places.of),
    ...(total === 'true' && { total: await countUpTo(queries, campaignGifts, counted) }),
  };
}

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ id: 'text', _id: 'text', datetime: 'moment', origin: 'gift', paymentId: 'text', montant: 'text' } as const),
  ...({ matched: 'text', received: 'text', devise: 'text', team: 'text', displayName: 'text' } as const),
  ...({ commentaire: 'text', hidden: 'yes', note: 'text', source: 'text', mode: 'trial' } as const),
} satisfies Columns;
const names = Object.keys(columns) as (keyof typeof columns)[];

/**
 * The same for spreadsheets, one row per gift. Over all gifts, `montant` plus `matched` add up to the campaign's
 * total, `received` to its received amount. @throws HttpError 404
 */
export async function* exportGifts(
  queries: Queries,
  organisationId: string,
  campaignId: string,
  filters: Filters,
): CsvRows {
  const key = keyOfCampaign(requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign'));
  const { devise, shown } = await findReading(queries, organisationId, filters.mode);
  const list = filtered(key, { ...filters, mode: shown });
  const search = await searchGifts(queries, key, foldedWords(filters.q ?? '').join(' '), true);
  const found = queries.select({ number }).from(campaignGifts).where(and(list, search?.found));
  yield { about: await estimateRows(queries, found) };
  const teams = filters.headings ? await readTeamNames(queries, key) : null;
  yield { columns };
  // All gifts are walked through once: what the index finds would be gathered again for each page.
  const order = giftOrder(filters.sort);
  const placeOf = placeIn(order);
  const after = (last: GiftWithWorth | undefined) => afterPlace(order, last && placeOf(last.gift), organisationId);
  const pages = eachPage<GiftWithWorth>(
    (last, limit) => selectGifts(queries, and(list, search?.holds, after(last)), limit, orderBy(order)),
    EXPORTED,
  );
  for await (const page of pages) {
    yield page.map((gift) => {
      const team = teams?.get(gift.gift.teamId ?? '') ?? gift.team;
      const view = { ...viewGift(gift, devise), team, devise: devise.toUpperCase() };
      return names.map((name) => cellOf(view[name]));
    });
  }
}

const cellOf = (value: string | number | boolean | null) =>
  value === null ? '' : typeof value === 'string' ? formulaSafe(value) : Number(value);

/** Gifts that the filters leave, whatever is searched. */
function filtered(campaign: CampaignKey, { team, hidden, mode }: Filters & { readonly mode: Mode }): SQL | undefined {
  const { organisationId, campaignId } = campaign;
  return and(
    giftsOf(campaign),
    inModeUnended(campaignGifts, mode),
    team === undefined
      ? undefined
      : sql`${campaignGifts.teamId} = (select id from campaign_teams t
          where t.organisation_id = ${organisationId} and t.campaign_id = ${campaignId} and t.param = ${team})`,
    hidden === undefined ? undefined : eq(campaignGifts.hidden, hidden === 'true'),
  );
}
