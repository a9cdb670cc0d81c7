import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Donor } from '../../../../src/contract/campaigns/campaigns';
import { toUnits, type Minor } from '../../../../src/core/money';
import { withoutBidi } from '../../../../src/contract/terms/withoutBidi';
import { asMinor } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { campaignGifts, campaignTeams, entries } from '../../../db/schema';
import { inModeUnended } from '../../../db/inMode';
import { chargeNet, giftNet } from '../../../ledger/totals/contribution';
import type { Reading } from '../../organisations/organisationStore';
import type { CampaignKey } from '../campaignStore';

/** The gifts of a campaign. */
export const giftsOf = ({ organisationId, campaignId }: CampaignKey) =>
  and(eq(campaignGifts.organisationId, organisationId), eq(campaignGifts.campaignId, campaignId));

/** A gift with its team's param and its amount, in minor units, net of refunds. */
export interface GiftWithWorth {
  readonly gift: typeof campaignGifts.$inferSelect;
  readonly team: string | null;
  /** Whether that team is hidden; null without a team. */
  readonly hiddenTeam: boolean | null;
  readonly counted: Minor;
  readonly matched: Minor;
  readonly received: Minor;
}

/** Gifts of a campaign with their ledger totals, latest first unless in another order. */
export function selectGifts(
  queries: Queries,
  condition: SQL | undefined,
  limit?: number,
  order = [desc(campaignGifts.number)],
): Promise<GiftWithWorth[]> {
  const charges = queries
    .select(chargeNet)
    .from(entries)
    .where(and(eq(entries.organisationId, campaignGifts.organisationId), eq(entries.giftId, campaignGifts.id)))
    .groupBy(entries.charge)
    .as('by_charge');
  const net = giftNet(charges);
  const worth = queries
    .select({
      counted: net.counted.mapWith(asMinor).as('given'),
      matched: net.matched.mapWith(asMinor).as('added'),
      received: net.received.mapWith(asMinor).as('got'),
    })
    .from(charges)
    .as('worth');
  const selected = queries
    .select({
      gift: campaignGifts,
      team: campaignTeams.param,
      hiddenTeam: campaignTeams.hidden,
      counted: worth.counted,
      matched: worth.matched,
      received: worth.received,
    })
    .from(campaignGifts)
    .innerJoinLateral(worth, sql`true`)
    .leftJoin(campaignTeams, eq(campaignTeams.id, campaignGifts.teamId))
    .where(condition)
    .orderBy(...order);
  return limit === undefined ? selected : selected.limit(limit);
}

/** Condition for `selectGifts`: something of the gift counts. */
const COUNTS = sql`worth.given > 0`;

/** Which donors to read. */
interface DonorPage {
  readonly teamId?: string | undefined;
  /** The last `_id` of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Donors as the public sees them, latest first, without hidden gifts and those fully refunded. */
export async function readDonors(
  queries: Queries,
  campaign: CampaignKey,
  { devise, shown }: Reading,
  { teamId, before, limit }: DonorPage,
): Promise<Donor[]> {
  const condition = and(
    giftsOf(campaign),
    eq(campaignGifts.hidden, false),
    inModeUnended(campaignGifts, shown),
    teamId === undefined ? undefined : eq(campaignGifts.teamId, teamId),
    before === undefined ? undefined : lt(campaignGifts.number, numberOf(before)),
    COUNTS,
  );
  return (await selectGifts(queries, condition, limit)).map((gift) => viewDonor(gift, devise));
}

/** Digits of an `_id`: all have the same length, so that they compare as text. */
const DIGITS = 8;
const LAST_NUMBER = 2 ** 31 - 1;

/** ENT-25 `_id` of the gift with that number. */
export const donorId = (number: number) => number.toString(16).padStart(DIGITS, '0');

const numberOf = (id: string) => Math.min(parseInt(id, 16), LAST_NUMBER);

/** Only what the payer chose to show: an anonymous gift has no name, one for a hidden team no team (TEAM-03). */
function viewDonor({ gift, team, hiddenTeam, counted, matched }: GiftWithWorth, devise: string): Donor {
  const units = (amount: Minor) => toUnits(amount, devise);
  return {
    _id: donorId(gift.number),
    ...(gift.mode === 'test' && { mode: gift.mode }),
    montant: units(counted),
    type: gift.montantPerMonth === null ? 'DON' : 'ABONNEMENT',
    montantPerMonth: gift.montantPerMonth === null ? null : units(gift.montantPerMonth),
    matched: units(matched),
    datetime: gift.createdAt.toISOString(),
    // Comments stored before such codes were stripped on input.
    commentaire: withoutBidi(gift.commentaire),
    campagneExtraData: { displayName: withoutBidi(gift.displayName), team: hiddenTeam ? null : team },
  };
}
