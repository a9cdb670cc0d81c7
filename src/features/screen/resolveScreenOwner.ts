import { getCampaign } from '../../contract/campaignRead';
import type { ResolveOrganisation } from '../../runtime/resources';

/** Finds whose campaign it is, where the page does not say. */
export const resolveScreenOwner: ResolveOrganisation = async ({ client, props, signal }) => {
  const { campaignId } = props;
  if (typeof campaignId !== 'string') return undefined;
  // What fails here is tried again, and told, when the campaign is followed.
  const campaign = await client.call(getCampaign, { params: { campaignId }, signal, quiet: true }).catch(() => null);
  return campaign?.organisation;
};
