import { setImmediate, setTimeout } from 'node:timers/promises';
import { arrivals } from './arrivals';

/** The clock, and the number of requests; replaced by tests. */
export interface Traffic {
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly rest: (milliseconds: number) => Promise<unknown>;
  readonly arrivals: () => number;
}

/** While requests come in, deferrable work rests this many times as long as it worked, up to so many milliseconds. */
const REST = 6;
const LONGEST_REST = 200;

/**
 * Lets whoever asks the server go before work that can wait: most of the time is theirs. Begin it before the first piece.
 * Await `rest` after each, with `worked` if time was spent waiting since.
 */
export function createGiveWay(given: Partial<Traffic> = {}) {
  const { now, rest, arrivals: arrived } = { now: () => performance.now(), rest: setTimeout, arrivals, ...given };
  let [start, known] = [now(), arrived()];
  const worked = () => now() - start;
  return {
    /** Milliseconds since the last rest. */
    worked,
    async rest(milliseconds = worked()): Promise<void> {
      // The embedded engine answers within the caller's turn: without one, nobody can have asked (SRV-33).
      await setImmediate();
      if (arrived() > known) await rest(Math.min(REST * milliseconds, LONGEST_REST));
      [start, known] = [now(), arrived()];
    },
  };
}
