import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Late } from '../../ui/Late';
import { Skeleton } from '../../ui/Skeleton';
import { useDesk } from './deskContext';
import { Problem } from './Problem';
import type { useLoaded } from './useLoaded';

interface LoadedProps<T> {
  readonly list: ReturnType<typeof useLoaded<T>>;
  children(found: T): ReactNode;
}

/**
 * Shows loaded content, a skeleton until it comes, and a failure with a button to retry. While the content waits for its texts,
 * the rest of the page stays: it may be in use by then (DESK-218).
 */
export function Loaded<T>({ list: { found, error, read }, children }: LoadedProps<T>) {
  const { texts } = useDesk();
  const again = (
    <Button variant="secondary" onClick={() => void read()}>
      {texts.retry}
    </Button>
  );
  const skeleton = <Skeleton height="6em" />;
  return (
    <>
      <Problem texts={texts} error={error} action={again} />
      {found === null ? error === null && skeleton : <Late fallback={skeleton}>{children(found)}</Late>}
    </>
  );
}
