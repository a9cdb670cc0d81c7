import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { campaignTotals, type CampaignTotals } from '../../../../src/core/campaign';
import { ZERO, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import { asMinor } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { campaignGifts, campaignPledges, campaignTeams, entries } from '../../../db/schema';
import { inModeUnended } from '../../../db/inMode';
import { chargeNet, giftNet } from '../../../ledger/totals/contribution';
import { restOfPledge } from '../../../ledger/totals/restOfPledge';

/**
 * The totals of campaigns of an organisation by their id, in minor units (SRV-08, SRV-13), from one grouping over the ledger: the net of each gift,
 * summed by the team that the gift belongs to now.
 */
export async function readTotals(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
  shown: Mode,
): Promise<(id: string) => CampaignTotals> {
  if (ids.length === 0) return () => campaignTotals([]);
  const charges = queries
    .select({
      giftId: campaignGifts.id,
      campaignId: campaignGifts.campaignId,
      teamId: campaignGifts.teamId,
      ...chargeNet,
    })
    .from(campaignGifts)
    .innerJoin(
      entries,
      and(eq(entries.organisationId, campaignGifts.organisationId), eq(entries.giftId, campaignGifts.id)),
    )
    .where(
      and(
        eq(campaignGifts.organisationId, organisationId),
        inArray(campaignGifts.campaignId, [...ids]),
        // Said of the ledger too: otherwise the rows of all organisations are read to find those of these gifts.
        eq(entries.organisationId, organisationId),
        inArray(entries.campaignId, [...ids]),
        inModeUnended(campaignGifts, shown),
      ),
    )
    .groupBy(campaignGifts.organisationId, campaignGifts.id, entries.charge)
    .as('by_charge');
  const net = giftNet(charges);
  const gifts = queries
    .select({
      campaignId: charges.campaignId,
      teamId: charges.teamId,
      counted: net.counted.as('given'),
      matched: net.matched.as('added'),
      received: net.received.as('got'),
    })
    .from(charges)
    .groupBy(charges.giftId, charges.campaignId, charges.teamId)
    .as('by_gift');
  const sums = await queries
    .select({
      campaignId: gifts.campaignId,
      team: campaignTeams.param,
      counted: sql`sum(${gifts.counted})`.mapWith(asMinor),
      matched: sql`sum(${gifts.matched})`.mapWith(asMinor),
      received: sql`sum(${gifts.received})`.mapWith(asMinor),
      gifts: sql`count(*) filter (where ${gifts.counted} > 0)`.mapWith(Number),
    })
    .from(gifts)
    .leftJoin(campaignTeams, eq(campaignTeams.id, gifts.teamId))
    .groupBy(gifts.campaignId, campaignTeams.param);
  return (id) => campaignTotals(sums.filter(({ campaignId }) => campaignId === id));
}

/** Pledges neither fully paid nor cancelled, and their remaining amount in minor units. */
export interface OpenPledges {
  readonly sum: Minor;
  readonly count: number;
}

/** Remaining pledges of an organisation's campaigns, by id. */
export async function readOpenPledges(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
  shown: Mode,
): Promise<(id: string) => OpenPledges> {
  if (ids.length === 0) return () => ({ sum: ZERO, count: 0 });
  const kept = queries
    .select({ campaignId: campaignPledges.campaignId, rest: restOfPledge(shown).as('rest') })
    .from(campaignPledges)
    .where(
      and(
        eq(campaignPledges.organisationId, organisationId),
        inArray(campaignPledges.campaignId, [...ids]),
        isNull(campaignPledges.cancelledAt),
        inModeUnended(campaignPledges, shown),
      ),
    )
    .as('kept');
  const found = await queries
    .select({
      campaignId: kept.campaignId,
      sum: sql`sum(${kept.rest})`.mapWith(asMinor),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(kept)
    .where(sql`${kept.rest} > 0`)
    .groupBy(kept.campaignId);
  return (id) => found.find(({ campaignId }) => campaignId === id) ?? { sum: ZERO, count: 0 };
}
