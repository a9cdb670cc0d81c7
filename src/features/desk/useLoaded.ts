import { useCallback, useEffect, useState } from 'react';

/** Loads on mount and again on `read`; `set` replaces the result. A failed read keeps the last result; null before the first. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [found, setFound] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(
    () =>
      load().then((answer) => {
        setFound(answer);
        setError(null);
      }, setError),
    [load],
  );
  useEffect(() => void read(), [read]);
  return { found, error, read, set: setFound };
}
