import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import type { DonationViewProps } from './DonationViewProps';

/** What `<org-donation>` shows while it loads: the shape of what is coming, so that nothing jumps. */
export function DonationSkeleton({ quick }: DonationViewProps) {
  return quick ? <QuickSkeleton /> : <CardSkeleton />;
}

export function CardSkeleton() {
  return (
    <Card className="donation-card">
      <div className="donation-heading">
        <Skeleton height="20px" width="40%" />
        <Skeleton height="28px" width="70%" />
      </div>
      <div className="stack">
        <Skeleton height="54px" />
        <Skeleton height="184px" />
        <Skeleton height="86px" />
      </div>
    </Card>
  );
}

export function QuickSkeleton() {
  return (
    <Card className="quick">
      <Skeleton height="28px" width="50%" />
      <Skeleton height="48px" />
    </Card>
  );
}
