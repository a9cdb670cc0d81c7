import { lazy, Suspense } from 'react';
import { useCampaign } from '../campaignContext';
import { useOnce } from './useOnce';

const CelebrationView = lazy(async () => ({ default: (await import('./CelebrationView')).CelebrationView }));

/** Confetti at the displayed goal, once as long as the page is open (WID-04). */
export function Celebration() {
  const { figures } = useCampaign();
  const due = useOnce(figures.celebrate);
  return (
    due && (
      <Suspense>
        <CelebrationView />
      </Suspense>
    )
  );
}
