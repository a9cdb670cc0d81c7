import { and, desc, eq, sql } from 'drizzle-orm';
import { teamPath } from '../../../src/core/campaign';
import { pagePath } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import { campaigns, campaignTeams } from '../../db/schema';

const shown = (organisationId: string) => and(eq(campaigns.organisationId, organisationId), eq(campaigns.active, true));

/** Where a team's address without its campaign leads (TEAM-02): to the newest active campaign that has such a team; or null. */
export async function addressOfTeam(queries: Queries, organisationId: string, param: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: campaigns.id })
    .from(campaignTeams)
    .innerJoin(
      campaigns,
      and(eq(campaigns.organisationId, campaignTeams.organisationId), eq(campaigns.id, campaignTeams.campaignId)),
    )
    .where(and(shown(organisationId), eq(campaignTeams.param, param)))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(1);
  return row ? teamPath(pagePath('CAMPAGNE', row.id), param) : null;
}

/** Where `/__screen` leads (SCREEN-01): to the screen of the newest active campaign that has one; or null. */
export async function addressOfScreen(queries: Queries, organisationId: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(shown(organisationId), sql`${campaigns.document} ->> 'screenId' <> ''`))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(1);
  return row ? `${pagePath('CAMPAGNE', row.id)}/__screen` : null;
}
