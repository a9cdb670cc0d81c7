import { Suspense } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { useCampaign } from '../campaignContext';
import { useLatch } from '../useLatch';

const ToastsView = lazyView(async () => (await import('./DonorToastsView')).DonorToastsView);

/** Who has just given (FEED-02): loaded when somebody does. */
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
