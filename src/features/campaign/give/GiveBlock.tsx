import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { loadGive } from './loadGive';

const BlockView = lazyView(async () => (await loadGive()).GiveBlockView);

/** The donation form in the page or at its side. */
export function GiveBlock() {
  return (
    <Card className="give-block">
      <Late fallback={<BlockSkeleton />}>
        <BlockView />
      </Late>
    </Card>
  );
}

/** The shape of the form: frequency, amounts, name, button. */
function BlockSkeleton() {
  return (
    <>
      <Skeleton height="56px" />
      <Skeleton height="184px" />
      <Skeleton height="124px" />
      <Skeleton height="94px" />
    </>
  );
}
