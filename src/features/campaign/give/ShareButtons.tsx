import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/Skeleton';

const ShareView = lazy(async () => ({ default: (await import('../share/ShareButtonsView')).ShareButtonsView }));

/** Sharing of the campaign or of the team. */
export function ShareButtons() {
  return (
    <Suspense fallback={<Skeleton height="44px" />}>
      <ShareView />
    </Suspense>
  );
}
