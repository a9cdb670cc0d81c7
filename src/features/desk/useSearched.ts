import { useEffect, useState } from 'react';

/**
 * The answer to a search that follows what is typed: asked for once typing rests, and the last one asked for, in whatever order
 * answers come. The one before stays until it is there, or an error instead of it.
 * @param ask the same function while it asks for the same
 * @param pause milliseconds without another letter
 */
export function useSearched<T>(ask: (signal: AbortSignal) => Promise<T>, pause: number) {
  const [found, setFound] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = () =>
      ask(signal).then(
        (answer) => signal.aborted || (setFound(answer), setError(null)),
        (thrown: unknown) => signal.aborted || setError(thrown),
      );
    const timer = setTimeout(() => void look(), pause);
    return () => (clearTimeout(timer), controller.abort());
  }, [ask, pause, tries]);
  return { found, error, retry: () => setTries((count) => count + 1) };
}
