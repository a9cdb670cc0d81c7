import type { Campaign } from '../../contract/campaigns/campaigns';
import { campaignPath, selectTeamAndSource, teamPath } from '../../core/campaign';

type Page = Pick<Location, 'origin' | 'pathname' | 'search'>;

/**
 * Whether this page has an address for each team (TEAM-02): the campaign's own page in any language, or any page whose
 * address already names a team. On other pages a team is shown in place, and its link leads to the campaign's own page.
 */
export function hasTeamAddresses(page: Page, campaign: Pick<Campaign, 'id' | 'teams'>): boolean {
  const end = `/campagne/${encodeURIComponent(campaign.id)}`;
  if (campaignPath(page.pathname, campaign.teams).endsWith(end)) return true;
  return selectTeamAndSource({ path: page.pathname, query: '' }, campaign).team !== null;
}

/** Address of a team's page, of the campaign's for null. The page's query stays, so that the source does. */
export function teamAddress(
  page: Page,
  campaign: Pick<Campaign, 'id' | 'teams'>,
  hosted: string,
  param: string | null,
): string {
  const own = hasTeamAddresses(page, campaign);
  const base = own ? `${page.origin}${campaignPath(page.pathname, campaign.teams)}` : hosted;
  return `${param === null ? base : teamPath(base, param)}${own ? page.search : ''}`;
}
