import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import type { CampaignViewProps } from './CampaignViewProps';

/** Placeholder of `<org-campaign>` in its final shape, so that nothing jumps. */
export function CampaignSkeleton({ widget }: CampaignViewProps) {
  return widget ? <FiguresSkeleton /> : <PageSkeleton />;
}

function PageSkeleton() {
  return (
    <div className="campaign">
      <div className="campaign-header" />
      <FiguresSkeleton />
      <Skeleton height="480px" />
    </div>
  );
}

function FiguresSkeleton() {
  return (
    <Card className="figures">
      <Skeleton height="24px" width="70%" />
      <Skeleton height="48px" width="55%" />
      <Skeleton height="12px" />
      <Skeleton height="48px" />
      <Skeleton height="54px" />
    </Card>
  );
}
