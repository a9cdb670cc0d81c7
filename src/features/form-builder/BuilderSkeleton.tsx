import { Skeleton } from '../../ui/Skeleton';

/** The shape of the builder while it loads. */
export function BuilderSkeleton() {
  return (
    <div className="builder" aria-hidden="true">
      <div className="builder-bar">
        <Skeleton height="40px" width="220px" />
      </div>
      <div className="builder-panes">
        {['side', 'middle', 'side'].map((place, index) => (
          <div key={index} className={`builder-${place}`}>
            {['44px', '77px', '77px'].map((height, row) => (
              <Skeleton key={row} height={height} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
