import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';
import { campaigns } from './schema';

/** Channel announcing changed campaigns to all processes: `{organisation} {id} {version}`. */
export const CAMPAIGN_CHANNEL = 'campaign_changed';

interface ChangedCampaign {
  readonly organisationId: string;
  readonly campaignId: string;
}

/**
 * Increments a campaign's version within the transaction of a visible change, and notifies every process once
 * committed. Locks the campaign's row until then, so that versions follow the order of commits.
 */
export async function announceChange(tx: Queries, { organisationId, campaignId }: ChangedCampaign): Promise<void> {
  await announce(tx, and(eq(campaigns.organisationId, organisationId), eq(campaigns.id, campaignId)));
}

/** The same for all campaigns of an organisation: their public reads switch to another mode (ENT-31). */
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
