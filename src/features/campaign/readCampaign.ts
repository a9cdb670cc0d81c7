import { getCampaign } from '../../contract/campaigns/campaignRead';
import type { Campaign } from '../../contract/campaigns/campaigns';
import type { ElementContext } from '../../runtime/context';
import { page } from '../../runtime/page/page';
import type { ResolveOrganisation } from '../../runtime/shell/resources';

/** A campaign of the server (CALL-14); asked for once when several elements of a page ask at a time. */
export function readCampaignOnce(
  { client, signal }: Pick<ElementContext, 'client' | 'signal'>,
  campaignId: string,
): Promise<Campaign> {
  return page.requests.get(
    `${client.apiHost} ${client.org} ${client.rehearsal} campagne ${campaignId}`,
    (shared) => client.call(getCampaign, { params: { campaignId }, signal: shared, quiet: true }),
    signal,
  );
}

/** Finds a campaign's organisation if the page does not name it. */
export const resolveCampaignOwner: ResolveOrganisation = async ({ client, props, signal }) => {
  const { campaignId } = props;
  if (typeof campaignId !== 'string') return undefined;
  // A failure here recurs, and is shown, when the campaign is loaded.
  const campaign = await readCampaignOnce({ client, signal }, campaignId).catch(() => null);
  return campaign?.organisation;
};
