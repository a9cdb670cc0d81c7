import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Skeleton } from '../../../ui/Skeleton';

const ShareView = lazyView(async () => (await import('./ShareButtonsView')).ShareButtonsView);

/** Sharing of the campaign or of the team. */
export function ShareButtons() {
  return (
    <Late fallback={<Skeleton height="44px" />}>
      <ShareView />
    </Late>
  );
}
