import { lazyView } from '../../loading/lazyView';
import { Trial } from '../../runtime/Trial';
import { Late } from '../../ui/Late';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { useCampaign } from './campaignContext';
import { GiveButton } from './give';
import { useCampaignColours } from './useCampaignColours';
import { Figures } from './widget/Figures';
import { LazyFigures } from './widget/LazyFigures';

const loadParts = () => import('./layout/pageParts');
const PageTop = lazyView(async () => (await loadParts()).PageTop);
const PageRest = lazyView(async () => (await loadParts()).PageRest);
const WidgetRest = lazyView(async () => (await loadParts()).WidgetRest);

/** The campaign in its layout: figures at once, everything around them as soon as it has loaded. */
export function CampaignPage() {
  const { campaign, layout, team, widget } = useCampaign();
  useCampaignColours(campaign.config);
  const figures = (
    <Card className="figures">
      <h2 className="campaign-title">
        <bdi>{campaign.label}</bdi>
      </h2>
      {team ? <LazyFigures what="team" /> : <Figures />}
      <GiveButton />
      <Trial mode={campaign.mode} />
    </Card>
  );
  if (widget) {
    return (
      <>
        {figures}
        <Late>
          <WidgetRest />
        </Late>
      </>
    );
  }
  const banner = (campaign.config.banners?.length ?? 0) > 0;
  return (
    <div className={`campaign campaign-${layout} plate`}>
      {/* An ALD page's top has an unknown height, so the figures wait for it. */}
      {layout === 'ald' ? (
        <PageTop />
      ) : (
        <Late fallback={<TopSkeleton banner={banner} />}>
          <PageTop />
        </Late>
      )}
      {figures}
      <Late fallback={<Skeleton height="480px" />}>
        <PageRest />
      </Late>
    </div>
  );
}

/** The room of header and banner. */
function TopSkeleton({ banner }: { banner: boolean }) {
  return (
    <div className="campaign-top">
      <div className="campaign-header" />
      {banner && (
        <div className="campaign-banner">
          <Skeleton height="100%" />
        </div>
      )}
    </div>
  );
}
