import { lazyView } from '../../loading/lazyView';
import { Late } from '../../ui/Late';
import { Skeleton } from '../../ui/Skeleton';
import { DonationCard } from './DonationCard';
import { pageParts } from './pageParts';
import { useDonation } from './useDonation';

const PageContent = lazyView(async () => (await import('./PageContent')).PageContent);

/** Banner, card and the organisation's content (DON-02): the card first on narrow pages, at the side on wide ones. */
export function DonationPage({ caisseId }: { caisseId: string | undefined }) {
  const donation = useDonation(caisseId);
  const { organisation, settings } = donation.element;
  const parts = pageParts(organisation, donation.caisse ?? null, settings.apiHost);
  const hasContent = Boolean(parts.video || parts.content || parts.pictures.length);
  return (
    <div className="donation">
      {parts.banner && (
        <img className="donation-banner" src={parts.banner} alt="" width="1280" height="360" decoding="async" />
      )}
      <div className={hasContent ? 'donation-layout donation-split' : 'donation-layout'}>
        <DonationCard donation={donation} />
        {hasContent && (
          <Late fallback={<ContentSkeleton video={Boolean(parts.video)} />}>
            <PageContent parts={parts} donation={donation} />
          </Late>
        )}
      </div>
    </div>
  );
}

function ContentSkeleton({ video }: { video: boolean }) {
  return (
    <div className="donation-content plate">
      {video && (
        <div className="donation-frame">
          <Skeleton height="100%" />
        </div>
      )}
      <Skeleton height="24px" width="60%" />
      <Skeleton height="96px" />
    </div>
  );
}
