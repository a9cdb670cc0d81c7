import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { campaigns } from '../db/schema';

/** Channel on which processes hear which campaign changed: `{id} {version}`. */
export const CAMPAIGN_CHANNEL = 'campaign_changed';

/**
 * Raises a campaign's version within the transaction of a change that its viewers can see, and tells every process once that is
 * committed. Holds the campaign's row until then, so that versions follow the order of commits.
 */
export async function announceChange(tx: Queries, campaignId: string): Promise<void> {
  const [row] = await tx
    .update(campaigns)
    .set({ version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, campaignId))
    .returning({ version: campaigns.version });
  if (row) await tx.execute(sql`select pg_notify(${CAMPAIGN_CHANNEL}, ${`${campaignId} ${row.version}`})`);
}
