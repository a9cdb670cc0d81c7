import { lazyView } from '../../loading/lazyView';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { useElement } from '../../runtime/context';
import { Placeholder } from '../../runtime/shell/Placeholder';
import { CampaignContextProvider } from './campaignContext';
import { CampaignPage } from './CampaignPage';
import { CampaignSkeleton } from './CampaignSkeleton';
import type { CampaignViewProps } from './CampaignViewProps';
import { useCampaignContext } from './useCampaignContext';
import { useCampaignSource } from './useCampaignSource';
import { useCampaignStore } from './useCampaignStore';

const NoCampaign = lazyView(async () => (await import('./NoCampaign')).NoCampaign);

/** Root view of `<org-campaign>`: the campaign, or why there is none. */
export function CampaignView(props: CampaignViewProps) {
  const element = useElement();
  const { source, retry } = useCampaignSource(element, props.campaignId, props.team);
  switch (source.state) {
    case 'loading':
      return <Placeholder children={<CampaignSkeleton {...props} />} />;
    case 'failed':
      return <NoCampaign why={source.unknown ? 'unknown' : 'failed'} onRetry={retry} />;
    case 'found':
      return <FoundCampaign key={source.campaign.id} first={source.campaign} {...props} />;
  }
}

function FoundCampaign({ first, layout, widget, ...asked }: CampaignViewProps & { first: Campaign }) {
  const store = useCampaignStore(useElement(), first, asked);
  const context = useCampaignContext(store, { layout, widget });
  return (
    <CampaignContextProvider value={context}>
      {context.campaign.active ? <CampaignPage /> : <NoCampaign why="expired" />}
    </CampaignContextProvider>
  );
}
