import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { storedSearch } from '../../../text/storedSearch';
import type { Queries } from '../../../db/database';
import { campaignGifts, payments } from '../../../db/schema';
import { searchOf, type TextSearch } from '../../../db/textSearch';
import { paymentsContaining } from '../../../ledger/searchText';
import type { CampaignKey } from '../campaignStore';
import { giftsOf } from '../reading/donorStore';

type Texts = Pick<typeof campaignGifts.$inferSelect, 'displayName' | 'commentaire' | 'note'>;

/** Between what everybody who lists gifts may search and the organisation's note: no search term holds it. */
const NOTE = '\n';

/** All that the search for gifts looks through, in one text (the column `search`). */
export const giftSearchText = ({ displayName, commentaire, note }: Texts): string =>
  `${storedSearch(`${displayName} ${commentaire}`)} ${NOTE} ${storedSearch(note)}`;

/**
 * The search for gifts of a campaign whose texts contain a folded phrase; undefined for an empty one.
 * @param withPayers the organisation's notes and the payers' data too
 */
export async function searchGifts(
  queries: Queries,
  campaign: CampaignKey,
  wanted: string,
  withPayers: boolean,
): Promise<TextSearch | undefined> {
  const own = searchOf(searchedText(campaign, withPayers), [wanted].filter(Boolean));
  if (!own) return undefined;
  const payers = withPayers ? paymentsContaining(campaign.organisationId, [wanted]) : undefined;
  const unfilled = await searchUnfilled(queries, campaign, wanted, withPayers);
  const yet = unfilled.length > 0 ? sql`${campaignGifts.number} = any(${`{${unfilled.join()}}`}::int[])` : undefined;
  const numbers = [
    sql`select ${campaignGifts.number} from ${campaignGifts} where ${and(giftsOf(campaign), own.found)}`,
    ...(payers
      ? [
          sql`select ${campaignGifts.number} from ${payments} join ${campaignGifts} on ${paid}
      where ${and(eq(payments.organisationId, campaign.organisationId), payers.found, giftsOf(campaign))}`,
        ]
      : []),
  ];
  const paidBy = payers && sql`exists (select 1 from ${payments} where ${and(paid, payers.holds)})`;
  return {
    // As an array: it is read before the list, in whose order nothing can be found.
    found: either(sql`${campaignGifts.number} = any(array(${sql.join(numbers, sql` union all `)}))`, yet),
    holds: either(own.holds, paidBy, yet),
  };
}

const paid = sql`${campaignGifts.paymentId} = ${payments.id}`;

const either = (...conditions: (SQL | undefined)[]) => or(...conditions) as SQL;

function searchedText(campaign: CampaignKey, withNotes: boolean) {
  const { organisationId, campaignId, search } = campaignGifts;
  return {
    text: withNotes ? search : sql`split_part(${search}, ${NOTE}, 1)`,
    grams: sql`search_grams(${organisationId} || ' ' || ${campaignId}, ${search})`,
    owner: `${campaign.organisationId} ${campaign.campaignId}`,
  };
}

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
