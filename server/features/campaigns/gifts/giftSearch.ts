import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../../../src/core/text';
import type { Queries } from '../../../db/database';
import { campaignGifts, payments } from '../../../db/schema';
import { containsText } from '../../../db/textSearch';
import { paymentContains } from '../../../ledger/searchText';
import type { CampaignKey } from '../campaignStore';
import { giftsOf } from '../reading/donorStore';

type Texts = Pick<typeof campaignGifts.$inferSelect, 'displayName' | 'commentaire' | 'note'>;

/** Between what everybody who lists gifts may search and the organisation's note: no search term holds it. */
const NOTE = '\n';

/** All that the search for gifts looks through, in one text (the column `search`). */
export const giftSearchText = ({ displayName, commentaire, note }: Texts): string =>
  `${foldText(`${displayName} ${commentaire}`)} ${NOTE} ${foldText(note)}`;

/**
 * Gifts of a campaign whose texts contain a folded phrase.
 * @param withPayers the organisation's notes and the payers' data too
 */
export async function giftsContaining(
  queries: Queries,
  campaign: CampaignKey,
  wanted: string,
  withPayers: boolean,
): Promise<SQL> {
  const found = [written(campaign, wanted, withPayers), ...(withPayers ? [paidBy(campaign, wanted)] : [])];
  const unfilled = await searchUnfilled(queries, campaign, wanted, withPayers);
  // As an array: it is read before the list, in whose order nothing can be found.
  const numbers = sql`array(${sql.join(found, sql` union all `)})`;
  return or(
    sql`${campaignGifts.number} = any(${numbers})`,
    unfilled.length > 0 ? sql`${campaignGifts.number} = any(${`{${unfilled.join()}}`}::int[])` : undefined,
  ) as SQL;
}

function written(campaign: CampaignKey, wanted: string, withNotes: boolean): SQL {
  const { organisationId, campaignId, search } = campaignGifts;
  const contains = containsText(
    {
      text: withNotes ? search : sql`split_part(${search}, ${NOTE}, 1)`,
      grams: sql`search_grams(${organisationId} || ' ' || ${campaignId}, ${search})`,
      owner: `${campaign.organisationId} ${campaign.campaignId}`,
    },
    wanted,
  );
  return sql`select ${campaignGifts.number} from ${campaignGifts} where ${and(giftsOf(campaign), contains)}`;
}

const paidBy = (campaign: CampaignKey, wanted: string): SQL => sql`
  select ${campaignGifts.number} from ${payments} join ${campaignGifts} on ${campaignGifts.paymentId} = ${payments.id}
  where ${and(eq(payments.organisationId, campaign.organisationId), paymentContains(campaign.organisationId, wanted), giftsOf(campaign))}`;

/** Numbers of matching gifts that have no search text yet. Compared here: databases fold only letters of their locale. */
async function searchUnfilled(
  queries: Queries,
  campaign: CampaignKey,
  wanted: string,
  withNotes: boolean,
): Promise<number[]> {
  const { number, displayName, commentaire, note } = campaignGifts;
  const gifts = await queries
    .select({ number, displayName, commentaire, note })
    .from(campaignGifts)
    .where(and(giftsOf(campaign), isNull(campaignGifts.search)));
  return gifts
    .filter((gift) => giftSearchText(withNotes ? gift : { ...gift, note: '' }).includes(wanted))
    .map((gift) => gift.number);
}

/** Gifts filled by one statement. */
const PIECE = 500;

/**
 * Writes the search text of gifts older than the column, a piece at a time while giving goes on. Returns how many; 0 once
 * all have one.
 */
export async function fillGiftSearch(queries: Queries): Promise<number> {
  const { organisationId, id, search } = campaignGifts;
  const gifts = await queries
    .select()
    .from(campaignGifts)
    .where(isNull(search))
    .orderBy(asc(organisationId), asc(campaignGifts.campaignId), asc(campaignGifts.number))
    .limit(PIECE);
  if (gifts.length === 0) return 0;
  const rows = sql.join(
    gifts.map((gift) => sql`(${gift.organisationId}, ${gift.id}, ${giftSearchText(gift)})`),
    sql`, `,
  );
  // A gift that was edited or erased meanwhile has its text.
  await queries.execute(sql`
    update ${campaignGifts} set search = filled.search
    from (values ${rows}) as filled (organisation_id, id, search)
    where ${organisationId} = filled.organisation_id and ${id} = filled.id and ${search} is null`);
  return gifts.length;
}
