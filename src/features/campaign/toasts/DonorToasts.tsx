import { Suspense } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { useCampaign } from '../campaignContext';
import { useLatch } from '../useLatch';

const ToastsView = lazyView(async () => (await import('./DonorToastsView')).DonorToastsView);

/** New gifts (FEED-02); loaded at the first one. */
export function DonorToasts() {
  const { fresh } = useCampaign();
  const came = useLatch(fresh.length > 0);
  return (
    came && (
      <Suspense>
        <ToastsView />
      </Suspense>
    )
  );
}
