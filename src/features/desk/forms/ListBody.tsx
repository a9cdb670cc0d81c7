import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import type { usePages } from '../usePages';
import { useWork } from '../useWork';
import { useFormsTexts } from './formsTexts';

interface ListBodyProps<T> {
  readonly list: ReturnType<typeof usePages<T, { readonly data: readonly T[]; readonly next: string | null }>>;
  /** Said where there is nothing. */
  readonly none: string;
  /** Shows more; said where a search has looked through a part only. */
  readonly more?: string;
  /** Buttons beside the one for more. */
  readonly tools?: ReactNode;
  children(rows: readonly T[]): ReactNode;
}

/** What was found, a skeleton until it comes, a failure with a button to retry, and a button for more. */
export function ListBody<T>({ list, none, more, tools, children }: ListBodyProps<T>) {
  const { texts } = useDesk();
  const words = useFormsTexts();
  const next = useWork();
  const { found, error, isStale, retry } = list;
  const again = (
    <Button variant="secondary" onClick={retry}>
      {texts.retry}
    </Button>
  );
  return (
    <>
      <Problem texts={texts} error={error} action={again} />
      {found === null && error === null && <Skeleton height="20em" />}
      {found !== null && (
        <div className="stack" aria-busy={isStale}>
          {found.rows.length === 0 ? <p className="muted">{none}</p> : children(found.rows)}
          <Problem texts={texts} error={next.error} />
          <div className="desk-buttons">
            {found.next !== null && (
              <Button
                variant="secondary"
                busy={next.busy}
                busyText={texts.loading}
                onClick={() => void next.run(list.more)}
              >
                {more ?? words.more}
              </Button>
            )}
            {found.rows.length > 0 && tools}
          </div>
        </div>
      )}
    </>
  );
}
