import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useDesk } from './deskContext';
import { problemText } from './problemText';
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
      {error !== null && <Notice tone="danger" title={problemText(texts, error)} action={again} />}
      {found === null ? error === null && <Skeleton height="6em" /> : children(found)}
    </>
  );
}
