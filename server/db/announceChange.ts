import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';
import { campaigns } from './schema';

/** Channel on which processes hear which campaign changed: `{organisation} {id} {version}`. */
export const CAMPAIGN_CHANNEL = 'campaign_changed';

interface ChangedCampaign {
  readonly organisationId: string;
  readonly campaignId: string;
}

/**
 * Raises a campaign's version within the transaction of a change that its viewers can see, and tells every process once that is
 * committed. Holds the campaign's row until then, so that versions follow the order of commits.
 */
export async function announceChange(tx: Queries, { organisationId, campaignId }: ChangedCampaign): Promise<void> {
  await announce(tx, and(eq(campaigns.organisationId, organisationId), eq(campaigns.id, campaignId)));
}

/** The same of all campaigns of an organisation: what everybody sees of them is read in another mode from now on (ENT-31). */
export async function announceAll(tx: Queries, organisationId: string): Promise<void> {
  await announce(tx, eq(campaigns.organisationId, organisationId));
}

async function announce(tx: Queries, which: SQL | undefined): Promise<void> {
  const { organisationId, id, version } = campaigns;
  const changed = await tx
    .update(campaigns)
    .set({ version: sql`${version} + 1` })
    .where(which)
    .returning({ organisationId, id, version });
  for (const row of changed) {
    const payload = `${row.organisationId} ${row.id} ${row.version}`;
    await tx.execute(sql`select pg_notify(${CAMPAIGN_CHANNEL}, ${payload})`);
  }
}
