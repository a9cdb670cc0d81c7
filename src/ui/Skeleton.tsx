interface SkeletonProps {
  /** CSS lengths; full width by default. */
  height: string;
  width?: string;
}

/** A grey placeholder shape. Its user announces the loading state in words. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span className="skeleton" aria-hidden="true" style={{ blockSize: height, inlineSize: width }} />;
}
