import { and, eq, inArray } from 'drizzle-orm';
import { configValue } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { campaigns } from '../../db/schema';
import type { CampaignRow } from '../campaigns/campaignStore';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** The active campaigns that an organisation shows on its home page: ids in the list `home.campaigns` of its settings. */
export async function namedCampaigns(queries: Queries, { id, config }: OrganisationRecord): Promise<CampaignRow[]> {
  const named = configValue(config, 'home.campaigns');
  const ids = Array.isArray(named) ? named.filter((one) => typeof one === 'string') : [];
  if (ids.length === 0) return [];
  const found = await queries
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.organisationId, id), eq(campaigns.active, true), inArray(campaigns.id, ids)));
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
