import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import type { DonationViewProps } from './DonationViewProps';

/** Placeholder of `<org-donation>` in its final shape, so that nothing jumps. */
export function DonationSkeleton({ caisseId, quick }: DonationViewProps) {
  return quick ? <QuickSkeleton /> : <CardSkeleton goal={Boolean(caisseId)} />;
}

/** The card of a general gift, or of a fund, which most often has a goal. */
export function CardSkeleton({ goal }: { goal: boolean }) {
  return (
    <Card className="donation-card">
      <div className="donation-words">
        <Skeleton height="21px" width="40%" />
        <Skeleton height="27px" width="70%" />
      </div>
      {goal && <Skeleton height="52px" />}
      <div className="stack">
        <Skeleton height="54px" />
        <Skeleton height="176px" />
        <Skeleton height="87px" />
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
