export interface SkeletonProps {
  /** CSS lengths; the width is all there is unless told otherwise. */
  height: string;
  width?: string;
}

/** A grey shape of the size of what is coming. Whoever shows it says in words that something loads. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span className="skeleton" aria-hidden="true" style={{ blockSize: height, inlineSize: width }} />;
}
