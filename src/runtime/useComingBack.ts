import { useEffect, useRef } from 'react';
import { retryLater } from '../loading/retryLater';

/**
 * Retries with `again` while a view reports a failure: with growing delays, at once when the network is back (HTTP-04).
 * @param failure a new value per failure; null if there is none, or none worth a retry
 */
export function useComingBack(failure: unknown, again: () => void): void {
  const failures = useRef(0);
  useEffect(() => {
    if (failure === null) {
      failures.current = 0;
      return;
    }
    failures.current += 1;
    return retryLater(failures.current, again);
  }, [failure, again]);
}
