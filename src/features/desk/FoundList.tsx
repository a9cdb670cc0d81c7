import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { useDesk } from './deskContext';
import { Problem } from './Problem';
import { useWork } from './useWork';

interface FoundListProps<T> {
  readonly list: {
    readonly found: { readonly rows: readonly T[]; readonly next: string | null } | null;
    readonly error: unknown;
    readonly isStale: boolean;
    more(): Promise<void>;
    retry(): void;
  };
  /** Said where there is nothing. */
  readonly none: string;
  readonly more: string;
  /** Stands above what was found, and above nothing. */
  readonly above?: ReactNode;
  /** Buttons beside the one for more, where there is something. */
  readonly tools?: ReactNode;
  children(rows: readonly T[]): ReactNode;
}

/** The rows found, a skeleton until they come, a failure with a button to retry, and a button for more. */
export function FoundList<T>({ list, none, more, above, tools, children }: FoundListProps<T>) {
  const { texts } = useDesk();
  const next = useWork();
  const { found, error, isStale, retry } = list;
  // Rows are drawn after what is typed beside them, however many there are; with the function that knows about them.
  const rows = found?.rows ?? null;
  const drawn = useDeferredValue({ rows, children });
  const shown = useMemo(() => (drawn.rows?.length ? drawn.children(drawn.rows) : null), [drawn]);
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
        <div className="stack" aria-busy={isStale || drawn.rows !== rows}>
          {above}
          {found.rows.length === 0 ? <p className="muted">{none}</p> : shown}
          <Problem texts={texts} error={next.error} />
          <div className="desk-buttons">
            {found.next !== null && (
              <Button
                variant="secondary"
                busy={next.busy}
                busyText={texts.loading}
                onClick={() => void next.run(list.more)}
              >
                {more}
              </Button>
            )}
            {found.rows.length > 0 && tools}
          </div>
        </div>
      )}
    </>
  );
}
