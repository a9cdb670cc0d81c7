import { and, desc, eq, sql } from 'drizzle-orm';
import type { EveningFigures } from '../../../../src/contract/campaigns/adminGifts';
import { toUnits, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import { asMinor } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { inModeUnended } from '../../../db/inMode';
import { campaignGifts, entries } from '../../../db/schema';
import { chargeNet } from '../../../ledger/totals/contribution';
import { requireRow } from '../../../requireOwned';
import { findReading } from '../../organisations/organisationStore';
import { findCampaign, keyOfCampaign, type CampaignKey } from '../campaignStore';
import { sumPledges } from '../pledges/pledgeStore';
import { giftsOf } from '../reading/donorStore';

/** The results of an evening (CALL-76): promises by state, gifts by source. @throws HttpError 404 */
export async function readEveningFigures(
  queries: Queries,
  organisationId: string,
  campaignId: string,
  mode: Mode | undefined,
): Promise<EveningFigures> {
  const key = keyOfCampaign(requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign'));
  const { devise, shown } = await findReading(queries, organisationId, mode);
  const states = await sumPledges(queries, key, shown);
  const view = ({ sum, count }: { sum: Minor; count: number }) => ({ sum: toUnits(sum, devise), count });
  const of = (state: keyof EveningFigures['pledges']) => {
    const found = states.find((one) => one.state === state);
    return found ? view(found) : { sum: 0, count: 0 };
  };
  const sources = await sumSources(queries, key, shown);
  return {
    mode: shown,
    pledges: { open: of('open'), paid: of('paid'), cancelled: of('cancelled') },
    sources: sources.map(({ source, ...sums }) => ({ param: source, ...view(sums) })),
  };
}

/** Gifts that count, by the source that they came by, in minor units. */
function sumSources(queries: Queries, campaign: CampaignKey, shown: Mode) {
  const gifts = queries
    .select({ source: campaignGifts.source, counted: chargeNet.counted })
    .from(campaignGifts)
    .innerJoin(
      entries,
      and(eq(entries.organisationId, campaignGifts.organisationId), eq(entries.giftId, campaignGifts.id)),
    )
    .where(and(giftsOf(campaign), inModeUnended(campaignGifts, shown)))
    .groupBy(campaignGifts.id, campaignGifts.source)
    .as('gifts');
  const sum = sql`sum(${gifts.counted})`;
  return queries
    .select({ source: gifts.source, sum: sum.mapWith(asMinor), count: sql`count(*)`.mapWith(Number) })
    .from(gifts)
    .where(sql`${gifts.counted} > 0`)
    .groupBy(gifts.source)
    .orderBy(desc(sum), gifts.source);
}
