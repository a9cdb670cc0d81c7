import { useCallback, useEffect, useState } from 'react';

/** What a call answers, read when the page is opened and again by `read`. The last answer stays while one fails. */
export function useList<T>(load: () => Promise<T>) {
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
  return { found, error, read };
}
