import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { shownProducts } from '../../../core/campaign';
import { takesGifts } from '../../../core/organisation';
import { Skeleton } from '../../../ui/Skeleton';
import { useCampaign } from '../campaignContext';
import { loadGive } from './loadGive';

const ProductsView = lazyView(async () => (await loadGive()).ProductsView);

/** The campaign's products (CPROD); nothing without any. */
export function ProductsSection() {
  const { campaign, organisation } = useCampaign();
  const noModal = campaign.config.noModal === true;
  const shown = shownProducts(campaign.products, { noModal, all: false });
  if (shown.length === 0 || !takesGifts(campaign.mode, organisation)) return null;
  return (
    <Late fallback={<ProductsSkeleton count={shown.length} />}>
      <ProductsView />
    </Late>
  );
}

function ProductsSkeleton({ count }: { count: number }) {
  return (
    <div className="give-products">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="220px" />
      ))}
    </div>
  );
}
