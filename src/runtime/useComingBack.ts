import { useEffect, useRef } from 'react';
import { retryLater } from '../loading/retryLater';

/**
 * Looks `again` for what a view could not read, while it says so: later after each failure, at once when the network is back
 * (HTTP-04).
 * @param failure another value for each failure; null when there is none, or none that passes
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
