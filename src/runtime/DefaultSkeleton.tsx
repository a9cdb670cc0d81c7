import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';

/** What is shown while an element loads that has no shape of its own to announce. */
export function DefaultSkeleton() {
  return (
    <Card className="stack">
      <Skeleton height="28px" width="60%" />
      <Skeleton height="120px" />
      <Skeleton height="48px" />
    </Card>
  );
}
