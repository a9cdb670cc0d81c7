import { LoadError } from './loadPart';
import { networkBack, retryLater } from './retryLater';

/** Parts that failed to come and are still waited for. */
let stuck = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  stuck += by;
  for (const listener of listeners) listener();
}

/** Whether something that failed to come is waited for. Suits React's useSyncExternalStore. */
export const stuckLoads = {
  get: (): boolean => stuck > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A visitor who presses anything tries again, too. */
const hints = [...networkBack, 'click'];

/**
 * Loads until it succeeds, with growing delays, retrying at once when the network is back or the visitor presses
 * something (HTTP-04). Rejects only for errors other than load failures.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  let failures = 0;
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof LoadError)) throw error;
        failures += 1;
        if (failures === 1) change(1);
        await new Promise<void>((resolve) => retryLater(failures, resolve, { hints }));
      }
    }
  } finally {
    if (failures > 0) change(-1);
  }
}
