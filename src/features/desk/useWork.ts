import { useRef, useState } from 'react';

interface Work {
  /** Something is under way. */
  readonly busy: boolean;
  /** The last failure; null when there is none. */
  readonly error: unknown;
  /** Does one thing at a time. @returns whether it was done */
  run(task: () => Promise<void>): Promise<boolean>;
}

/** Runs a form's task, one at a time, tracking progress and failure. */
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
