import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Loads on mount and again on `read`; `set` replaces the result. A failed read keeps the last result; null before the first. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [found, setFound] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const read = useCallback(() => {
    // An earlier request may be answered later.
    const isLate = () => latest.current !== load;
    return load().then(
      (answer) => {
        if (isLate()) return;
        setFound(answer);
        setError(null);
      },
      (thrown: unknown) => {
        if (!isLate()) setError(thrown);
      },
    );
  }, [load]);
  useEffect(() => void read(), [read]);
  return { found, error, read, set: setFound };
}
