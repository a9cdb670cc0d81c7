import type { Deps } from '../../../deps';
import type { Place } from '../../../http/place';
import { resolveOwner } from '../../../http/resolveOwner';
import type { AskedCampaign } from './readCampaign';

/** The campaign that is asked for by its id and, perhaps, its organisation (ORG-01); it need not exist. */
export const resolveCampaign = async (
  deps: Pick<Deps, 'database'>,
  place: Place,
  campaignId: string,
  org: string | undefined,
  asked?: 'test',
): Promise<AskedCampaign> => ({
  organisationId: await resolveOwner(deps, place, { org, kind: 'campaign', id: campaignId }),
  campaignId,
  asked,
});
