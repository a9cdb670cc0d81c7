import type { Deps } from '../../deps';
import { ownerAsked } from '../organisations/ownerAsked';
import type { CampaignKey } from './campaignStore';

/** The campaign that is asked for by its id and, perhaps, its organisation (ORG-01); it need not exist. */
export const campaignAsked = async (
  deps: Pick<Deps, 'database' | 'config'>,
  campaignId: string,
  org: string | undefined,
): Promise<CampaignKey> => ({
  organisationId: await ownerAsked(deps, { org, kind: 'campaign', id: campaignId }),
  campaignId,
});
