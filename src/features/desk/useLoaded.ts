import { useCallback, useEffect, useState } from 'react';

/** What `load` answers: read at once, again by `read`, or `set`. The last answer stays while one fails; null before the first. */
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
