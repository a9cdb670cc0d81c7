import { getCampaign } from '../../contract/campaignRead';
import type { Campaign } from '../../contract/campaigns';
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

/** Finds whose campaign it is, where the page does not say. */
export const resolveCampaignOwner: ResolveOrganisation = async ({ client, props, signal }) => {
  const { campaignId } = props;
  if (typeof campaignId !== 'string') return undefined;
  // What fails here fails again, and is told, when the campaign is looked for.
  const campaign = await readCampaignOnce({ client, signal }, campaignId).catch(() => null);
  return campaign?.organisation;
};
