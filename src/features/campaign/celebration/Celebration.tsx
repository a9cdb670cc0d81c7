import { Suspense } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { useCampaign } from '../campaignContext';
import { useLatch } from '../useLatch';

const CelebrationView = lazyView(async () => (await import('./CelebrationView')).CelebrationView);

/** Confetti at the displayed goal, once as long as the page is open (WID-04). */
export function Celebration() {
  const { figures } = useCampaign();
  const due = useLatch(figures.celebrate);
  return (
    due && (
      <Suspense>
        <CelebrationView />
      </Suspense>
    )
  );
}
