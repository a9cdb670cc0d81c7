import { useCallback } from 'react';
import { getAdminCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { CampaignParts } from './CampaignParts';
import { useCampaignsTexts } from './campaignsTexts';
import { CampaignState } from './CampaignState';
import { useRaised } from './useRaised';

/** One campaign: what it has raised, and the parts of its page. */
export function CampaignPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = useCampaignsTexts();
  const raised = useRaised();
  const load = useCallback(
    async () => (await call(getAdminCampaign, { organisation: organisation.id, params: { campaignId: id } })).data,
    [call, organisation.id, id],
  );
  const campaign = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <DeskLink to={sectionPath(organisation.id, 'campaigns')}>{words.back}</DeskLink>
      </p>
      <Loaded list={campaign}>
        {(found) => (
          <>
            <h1>
              <bdi>{found.label}</bdi>
            </h1>
            <p className="muted">
              <CampaignState campaign={found} /> · {raised(found).text}
            </p>
            <CampaignParts organisation={organisation.id} id={id} />
          </>
        )}
      </Loaded>
    </div>
  );
}
