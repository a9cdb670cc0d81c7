import { bestTeams, inLanguage } from '../../client/live/bestTeams';
import { getCampaign } from '../../contract/campaigns/campaignRead';
import type { Campaign } from '../../contract/campaigns/campaigns';
import type { ElementContext } from '../../runtime/context';
import { page } from '../../runtime/page/page';
import type { ResolveOrganisation } from '../../runtime/shell/resources';

/**
 * A campaign of the server (CALL-14); asked for once when several elements of a page ask at a time.
 * @param team that the page's author names
 */
export function readCampaignOnce(
  { client, signal, likely }: Pick<ElementContext, 'client' | 'signal' | 'likely'>,
  campaignId: string,
  team = '',
): Promise<Campaign> {
  const query = { ...bestTeams(location.pathname, team), ...inLanguage(likely) };
  return page.requests.get(
    `${client.apiHost} ${client.org} ${client.rehearsal} campagne ${campaignId} ${query.team} ${likely}`,
    (shared) => client.call(getCampaign, { params: { campaignId }, query, signal: shared, quiet: true }),
    signal,
  );
}

/** Finds a campaign's organisation if the page does not name it. */
export const resolveCampaignOwner: ResolveOrganisation = async ({ client, likely, props, signal }) => {
  const { campaignId, team } = props;
  if (typeof campaignId !== 'string') return undefined;
  const named = typeof team === 'string' ? team : undefined;
  // A failure here recurs, and is shown, when the campaign is loaded.
  const campaign = await readCampaignOnce({ client, signal, likely }, campaignId, named).catch(() => null);
  return campaign?.organisation;
};
