import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { buildOnce } from './buildOnce';
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

/** The same for all campaigns of an organisation: their public reads switch to another mode (ENT-31), or to other languages. */
export async function announceAll(tx: Queries, organisationId: string): Promise<void> {
  await announce(tx, eq(campaigns.organisationId, organisationId));
}

/**
 * The same for a new gift, which takes the campaign's next number: one statement, as all gifts to a campaign wait for
 * each other from it to their commits. @throws Error without such a campaign
 */
export async function announceGift(tx: Queries, { organisationId, campaignId }: ChangedCampaign): Promise<number> {
  const [row] = await addGift(tx, { organisationId, campaignId });
  if (!row) throw new Error('orgkit: a gift to a campaign that does not exist');
  return row.number;
}

/** Keeps others from changing the campaigns of an organisation. Before its own lock: a change of a campaign takes that one last. */
export async function lockCampaigns(tx: Queries, organisationId: string): Promise<void> {
  const own = eq(campaigns.organisationId, organisationId);
  await tx.select({ id: campaigns.id }).from(campaigns).where(own).orderBy(asc(campaigns.id)).for('no key update');
}

const grown = { version: sql`${campaigns.version} + 1` };
const told = sql`pg_notify(${CAMPAIGN_CHANNEL},
  ${campaigns.organisationId} || ' ' || ${campaigns.id} || ' ' || ${campaigns.version})`;

const addGift = buildOnce((queries) =>
  queries
    .update(campaigns)
    .set({ ...grown, giftCount: sql`${campaigns.giftCount} + 1` })
    .where(
      and(
        eq(campaigns.organisationId, sql.placeholder('organisationId')),
        eq(campaigns.id, sql.placeholder('campaignId')),
      ),
    )
    .returning({ number: campaigns.giftCount, told }),
);

async function announce(tx: Queries, which: SQL | undefined): Promise<void> {
  await tx.update(campaigns).set(grown).where(which).returning({ told });
}
