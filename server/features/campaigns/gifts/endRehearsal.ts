import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { campaignGifts, campaignPledges, links } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { announceChange } from '../../../db/announceChange';
import { forgetRehearsal } from '../../../ledger/totals/countTotals';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { lockCampaign, type CampaignKey } from '../campaignStore';

/** Numbers of gifts and pledges in a rehearsal. */
interface EndedRehearsal {
  readonly gifts: number;
  readonly pledges: number;
}

/**
 * Ends the rehearsal of a campaign (ENT-32): its gifts and pledges of mode `test` are shown and counted nowhere any more, and links
 * of those pledges end. Rows stay, for payments of a trial name them; nothing real is touched. @throws HttpError 404
 */
export function endRehearsal(
  deps: Pick<Deps, 'database' | 'now' | 'ids'>,
  holder: TokenHolder,
  campaignId: string,
): Promise<EndedRehearsal> {
  return deps.database.transaction(async (tx) => {
    const key = { organisationId: holder.organisationId, campaignId };
    // Links first, as who pays one does.
    await revokeLinks(tx, key, deps.now());
    requireRow(await lockCampaign(tx, key.organisationId, campaignId), 'campaign');
    const endedAt = deps.now();
    const gifts = await tx
      .update(campaignGifts)
      .set({ endedAt })
      .where(rehearsed(campaignGifts, key))
      .returning({ id: campaignGifts.id });
    // Pledges made meanwhile have links of their own.
    await revokeLinks(tx, key, endedAt);
    const pledges = await tx
      .update(campaignPledges)
      .set({ endedAt, cancelledAt: endedAt })
      .where(rehearsed(campaignPledges, key))
      .returning({ id: campaignPledges.id });
    const ended = { gifts: gifts.length, pledges: pledges.length };
    await forgetRehearsal(tx, key);
    await announceChange(tx, key);
    const note = { action: 'ADMIN-REHEARSAL-END', subject: 'campaign', subjectId: campaignId };
    await recordChange(tx, deps, holder, { ...note, changes: { ...ended } });
    return ended;
  });
}

const rehearsed = (table: typeof campaignGifts | typeof campaignPledges, { organisationId, campaignId }: CampaignKey) =>
  and(
    eq(table.organisationId, organisationId),
    eq(table.campaignId, campaignId),
    eq(table.mode, 'test'),
    isNull(table.endedAt),
  );

async function revokeLinks(tx: Queries, key: CampaignKey, revokedAt: Date): Promise<void> {
  const own = tx.select({ id: campaignPledges.linkId }).from(campaignPledges).where(rehearsed(campaignPledges, key));
  await tx.update(links).set({ revokedAt }).where(inArray(links.id, own));
}
