import { useCallback, useState } from 'react';
import { getAdminCampaign } from '../../../contract/campaigns/adminCampaigns';
import { isAtLeast } from '../../../contract/terms/roles';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { CodesCard } from './CodesCard';
import { EntriesCard } from './EntriesCard';
import { useEveningTexts } from './eveningTexts';
import { ExpressCard } from './ExpressCard';
import { SourcesCard } from './SourcesCard';

/** The evening of a campaign (DESK-60): codes for helpers, entry of many rows, all promises and gifts, and where they came by. */
export function EveningPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = useEveningTexts();
  const [entered, setEntered] = useState(0);
  const load = useCallback(
    async () => (await call(getAdminCampaign, { organisation: organisation.id, params: { campaignId: id } })).data,
    [call, organisation.id, id],
  );
  const found = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <DeskLink to={sectionPath(organisation.id, 'campaigns', id)}>{words.back}</DeskLink>
      </p>
      <h1>{words.title}</h1>
      <Loaded list={found}>
        {(campaign) => (
          <>
            <p>
              <bdi>{campaign.label}</bdi>
            </p>
            {isAtLeast(organisation.role, 'editor') && (
              <>
                <CodesCard {...{ organisation, campaign }} />
                <ExpressCard {...{ organisation, campaign }} onEntered={() => setEntered((count) => count + 1)} />
              </>
            )}
            <EntriesCard {...{ organisation, campaign, entered }} />
            <SourcesCard {...{ organisation, campaign }} onChanged={found.read} />
          </>
        )}
      </Loaded>
    </div>
  );
}
