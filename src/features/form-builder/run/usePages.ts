import { useEffect, useState } from 'react';

/** One page of a list: `next` begins the following one, null at the end. */
interface Page<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

/**
 * A list of the server, page by page.
 * @param load reads the page before `before`, or the first one; another function begins anew
 */
export function usePages<T>(load: (before?: string) => Promise<Page<T>>) {
  const [items, setItems] = useState<readonly T[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'more' | 'all'>('loading');
  /** A new object for each page that is asked for. */
  const [page, setPage] = useState<{ readonly before: string | null }>({ before: null });
  useEffect(() => {
    let isWanted = true;
    load(page.before ?? undefined).then(
      ({ data, next: following }) => {
        if (!isWanted) return;
        setItems((known) => (page.before === null ? data : [...known, ...data]));
        setNext(following);
        setState(following === null ? 'all' : 'more');
      },
      () => isWanted && setState('failed'),
    );
    return () => void (isWanted = false);
  }, [load, page]);
  /** Asks for the next page, or again for the one that failed. */
  const more = () => {
    setState('loading');
    setPage({ before: next });
  };
  return { items, state, more };
}
