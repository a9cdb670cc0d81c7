import { ApiError } from '../../client/apiError';
import { getCampaign } from '../../contract/campaigns/campaignRead';
import type { ResolveOrganisation } from '../../runtime/shell/resources';

/** Finds a campaign's organisation if the page does not name it. */
export const resolveScreenOwner: ResolveOrganisation = async ({ client, likely, props, signal }) => {
  const { campaignId } = props;
  if (typeof campaignId !== 'string') return undefined;
  try {
    const campaign = await client.call(getCampaign, {
      params: { campaignId },
      ...(likely && { query: { lang: likely } }),
      signal,
      quiet: true,
      leave: true,
    });
    return campaign.organisation;
  } catch (error) {
    // A campaign that does not exist yet is looked for again, and reported, when followed.
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
};
