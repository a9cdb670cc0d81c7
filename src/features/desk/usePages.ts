import { useEffect, useState } from 'react';

/** Query parameters of a list. */
export type Filters = Readonly<Record<string, string>>;

interface Page<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

interface Found<T, P> {
  readonly filters: Filters;
  readonly first: P;
  readonly rows: readonly T[];
  readonly next: string | null;
}

const SIZE = '50';

/**
 * A filtered list, page by page. Results stay until those of the next filters arrive.
 * @param load the same function while it asks for the same; without `before` it asks for the first page
 */
export function usePages<T, P extends Page<T>>(
  load: (query: Filters, lasts: { readonly signal?: AbortSignal }) => Promise<P & Page<T>>,
  filters: Filters,
) {
  const [found, setFound] = useState<Found<T, P> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load({ ...filters, limit: SIZE }, { signal }).then(
      (first) => {
        setFound({ filters, first, rows: first.data, next: first.next });
        setError(null);
      },
      (thrown: unknown) => signal.aborted || setError(thrown),
    );
    return () => controller.abort();
  }, [load, filters, tries]);

  const more = async () => {
    if (!found?.next) return;
    const { data, next } = await load({ ...found.filters, limit: SIZE, before: found.next }, {});
    // Other filters may have been chosen meanwhile.
    setFound((now) => (now === found ? { ...found, rows: [...found.rows, ...data], next } : now));
  };
  const retry = () => setTries((count) => count + 1);
  return { found, error, isStale: found !== null && found.filters !== filters, more, retry };
}
