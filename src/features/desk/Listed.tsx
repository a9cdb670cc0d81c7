import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { useDesk } from './deskContext';
import { Problem } from './Problem';
import type { useList } from './useList';

interface ListedProps<T> {
  readonly list: ReturnType<typeof useList<T>>;
  children(found: T): ReactNode;
}

/** A list once it has come, what went wrong, and the way to ask again. */
export function Listed<T>({ list: { found, error, read }, children }: ListedProps<T>) {
  const { texts } = useDesk();
  const again = (
    <Button variant="secondary" onClick={() => void read()}>
      {texts.retry}
    </Button>
  );
  return (
    <>
      <Problem texts={texts} error={error} action={again} />
      {found === null ? error === null && <Skeleton height="6em" /> : children(found)}
    </>
  );
}
