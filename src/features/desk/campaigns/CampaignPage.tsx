import { useCallback, useRef, type ComponentType } from 'react';
import { getAdminCampaign, updateCampaign } from '../../../contract/campaigns/adminCampaigns';
import { removalRoutes } from '../../../contract/records/removal';
import { isAtLeast } from '../../../contract/terms/roles';
import { lazyView } from '../../../loading/lazyView';
import { Notice } from '../../../ui/Notice';
import { useStyles } from '../../../ui/useStyles';
import { BackToList } from '../BackToList';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { useEditingStyles } from '../editing/useEditingStyles';
import { Loaded } from '../Loaded';
import { RefundAllButton } from '../payments/RefundAllButton';
import { RemoveTools } from '../removing/RemoveTools';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import campaignsCss from './campaigns.css';
import { partAt, type CampaignPart, type CampaignPartProps } from './campaignPart';
import { CampaignParts } from './CampaignParts';
import { useCampaignsTexts } from './campaignsTexts';
import { CampaignState } from './CampaignState';
import { usePlace } from '../usePlace';
import { useRaised } from './useRaised';

const views: Readonly<Record<CampaignPart, ComponentType<CampaignPartProps>>> = {
  overview: lazyView(async () => (await import('./OverviewPart')).OverviewPart),
  settings: lazyView(async () => (await import('./SettingsPart')).SettingsPart),
  page: lazyView(async () => (await import('./PagePart')).PagePart),
  teams: lazyView(async () => (await import('./TeamsPart')).TeamsPart),
  products: lazyView(async () => (await import('./ProductsPart')).ProductsPart),
  matching: lazyView(async () => (await import('./MatchingPart')).MatchingPart),
};
/** Pages that are nothing but fields. */
const EDITORS: readonly CampaignPart[] = ['settings', 'page', 'products'];

interface CampaignPageProps {
  readonly organisation: Belonging;
  readonly id: string;
  readonly part: string | undefined;
}

/** One campaign (DESK-51): how far it is, and the pages of its parts. */
export function CampaignPage({ organisation, id, part }: CampaignPageProps) {
  const { call, navigate } = useDesk();
  const words = useCampaignsTexts();
  const editing = useEditingStyles();
  const styled = useRef<HTMLDivElement>(null);
  useStyles(styled, campaignsCss);
  const raised = useRaised();
  const load = useCallback(
    async () => (await call(getAdminCampaign, { organisation: organisation.id, params: { campaignId: id } })).data,
    [call, organisation.id, id],
  );
  const campaign = useLoaded(load);
  const place = usePlace(organisation.id);
  const asked = { organisation: organisation.id, params: { campaignId: id } };
  const shown = partAt(part);
  const View = views[shown];
  const mayEdit = isAtLeast(organisation.role, 'editor');
  return (
    <div ref={editing}>
      <div ref={styled} className="stack">
        <p>
          <BackToList to={sectionPath(organisation.id, 'campaigns')}>{words.back}</BackToList>
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
              {found.mode === 'test' && (
                <Notice tone="info" role={null}>
                  {words.test}
                </Notice>
              )}
              <CampaignParts organisation={organisation.id} {...{ id, shown }} />
              {EDITORS.includes(shown) && !mayEdit ? (
                <Notice tone="info" role={null}>
                  {words.notYours}
                </Notice>
              ) : (
                <Loaded list={place}>
                  {(known) => (
                    <>
                      {shown === 'overview' && organisation.role === 'owner' && found.stats.total.sum.received > 0 && (
                        <div className="desk-buttons">
                          <RefundAllButton organisation={organisation.id} subject={{ type: 'CAMPAGNE', typeId: id }} />
                        </div>
                      )}
                      <View
                        organisation={organisation.id}
                        campaign={found}
                        place={known}
                        mayEdit={mayEdit}
                        reload={load}
                        take={campaign.set}
                      />
                      {shown === 'settings' && (
                        <RemoveTools
                          organisation={organisation.id}
                          name={found.label}
                          isArchived={!found.active}
                          remove={() =>
                            call(removalRoutes.deleteCampaign, { ...asked, query: { version: found.edition } })
                          }
                          archive={async (on) => {
                            const body = { active: !on, edition: found.edition };
                            campaign.set((await call(updateCampaign, { ...asked, body })).data);
                          }}
                          onGone={() => navigate(sectionPath(organisation.id, 'campaigns'))}
                        />
                      )}
                    </>
                  )}
                </Loaded>
              )}
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
