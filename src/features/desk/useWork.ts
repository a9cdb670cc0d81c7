import { useRef, useState } from 'react';

interface Work {
  /** Something is under way. */
  readonly busy: boolean;
  /** What went wrong the last time; null while nothing did. */
  readonly error: unknown;
  /** Does one thing at a time. @returns whether it was done */
  run(task: () => Promise<void>): Promise<boolean>;
}

/** What a form does when it is sent. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isBusy = useRef(false);
  const run = async (task: () => Promise<void>) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    setError(null);
    try {
      await task();
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { busy, error, run };
}
