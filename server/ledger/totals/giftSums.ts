import { and, eq, sql, type SQL } from 'drizzle-orm';
import { ZERO, type Minor } from '../../../src/core/money';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { campaignGifts, entries } from '../../db/schema';
import { chargeNet, giftNet } from './contribution';

/** The net of a gift, in minor units. */
export interface GiftNet {
  readonly counted: Minor;
  readonly matched: Minor;
  readonly received: Minor;
}

export const NO_NET: GiftNet = { counted: ZERO, matched: ZERO, received: ZERO };

type GiftKey = Pick<typeof campaignGifts.$inferSelect, 'organisationId' | 'id'>;

/**
 * The net of gifts, with what they are added up by: the single grouping over the ledger, from which totals are kept up, filled
 * and checked (SRV-13).
 * @param which of `campaign_gifts`; name organisation and campaign of `entries` too where many gifts are meant, or the
 * rows of all organisations are read
 */
export function giftNets(queries: Queries, which: SQL | undefined) {
  const charges = queries
    .select({
      giftId: campaignGifts.id,
      campaignId: campaignGifts.campaignId,
      teamId: campaignGifts.teamId,
      source: campaignGifts.source,
      mode: campaignGifts.mode,
      ...chargeNet,
    })
    .from(campaignGifts)
    .innerJoin(
      entries,
      and(eq(entries.organisationId, campaignGifts.organisationId), eq(entries.giftId, campaignGifts.id)),
    )
    .where(which)
    .groupBy(campaignGifts.organisationId, campaignGifts.id, entries.charge)
    .as('by_charge');
  const { counted, matched, received } = giftNet(charges);
  const { giftId, campaignId, teamId, source, mode } = charges;
  return queries
    .select({
      ...{ campaignId, teamId, source, mode },
      ...{ counted: counted.as('given'), matched: matched.as('added'), received: received.as('got') },
    })
    .from(charges)
    .groupBy(giftId, campaignId, teamId, source, mode)
    .as('by_gift');
}

/** The contribution of gifts to their campaigns, by team and mode (SRV-08). @param which as of {@link giftNets} */
export function giftSums(queries: Queries, which: SQL | undefined) {
  const gifts = giftNets(queries, which);
  return queries
    .select({
      ...{ campaignId: gifts.campaignId, teamId: gifts.teamId, mode: gifts.mode },
      counted: sql`sum(${gifts.counted})`.mapWith(asMinor).as('counted'),
      matched: sql`sum(${gifts.matched})`.mapWith(asMinor).as('matched'),
      received: sql`sum(${gifts.received})`.mapWith(asMinor).as('received'),
      gifts: sql`count(*) filter (where ${gifts.counted} > 0)`.mapWith(Number).as('gifts'),
    })
    .from(gifts)
    .groupBy(gifts.campaignId, gifts.teamId, gifts.mode)
    .as('sums');
}

const ofGift = ({ organisationId, id }: GiftKey) =>
  and(eq(entries.organisationId, organisationId), eq(entries.giftId, id));

/** The net of one gift. */
export async function readGiftNet(queries: Queries, gift: GiftKey): Promise<GiftNet> {
  const charges = queries.select(chargeNet).from(entries).where(ofGift(gift)).groupBy(entries.charge).as('by_charge');
  const { counted, matched, received } = giftNet(charges);
  const [net] = await queries
    .select({
      counted: counted.mapWith(asMinor),
      matched: matched.mapWith(asMinor),
      received: received.mapWith(asMinor),
    })
    .from(charges);
  return net ?? NO_NET;
}
