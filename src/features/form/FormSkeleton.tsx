import { Skeleton } from '../../ui/Skeleton';

/** The shape of a form while it loads. */
export function FormSkeleton() {
  return (
    <div className="form form-skeleton" aria-hidden="true">
      {['77px', '77px', '77px', '132px'].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
      <Skeleton height="52px" width="40%" />
    </div>
  );
}
