import type { Queries } from '../../../db/database';
import { requireRow } from '../../../requireOwned';
import { lockLink, type LinkRow } from '../../checkout/link/linkStore';
import { requireExistingOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { lockCampaign, type CampaignRow } from '../campaignStore';
import { findPledge, type Pledge } from './pledgeStore';

export interface PledgeKey {
  readonly campaignId: string;
  readonly pledgeId: string;
}

interface Locked {
  readonly organisation: OrganisationRecord;
  readonly campaign: CampaignRow;
  readonly pledge: Pledge;
  readonly link: LinkRow;
}

/** The link first, as whoever pays or corrects a promise does. @throws HttpError 404 */
export async function lockPledge(
  tx: Queries,
  organisationId: string,
  { campaignId, pledgeId }: PledgeKey,
): Promise<Locked> {
  const linkId = (await findPledge(tx, organisationId, pledgeId))?.linkId;
  const link = requireRow(linkId === undefined ? null : await lockLink(tx, linkId), 'pledge');
  const campaign = requireRow(await lockCampaign(tx, organisationId, campaignId), 'campaign');
  const found = await findPledge(tx, organisationId, pledgeId);
  const pledge = requireRow(found?.campaignId === campaignId && !found.endedAt ? found : null, 'pledge');
  return { organisation: await requireExistingOrganisation(tx, organisationId), campaign, pledge, link };
}
