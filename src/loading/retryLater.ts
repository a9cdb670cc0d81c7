/** Milliseconds after the first failure, and after as many as one likes. */
const shortest = 1000;
const longest = 60_000;

/**
 * Milliseconds from a failure to the next attempt: a second, twice as long after each further failure in a row, a minute at
 * most (HTTP-04). Up to half of it is left out by chance, so that a thousand pages do not come back in the same moment.
 * @example
 * retryDelay(1, 0) // => 1000
 * retryDelay(3, 0) // => 4000
 * retryDelay(3, 0.5) // => 3000
 * retryDelay(40, 0) // => 60000
 */
// oxlint-disable-next-line orgkit/no-ambient-state -- a chance, no id: whoever tests it gives one.
export function retryDelay(failures: number, chance = Math.random()): number {
  return Math.min(longest, shortest * 2 ** (failures - 1)) * (1 - chance / 2);
}

type After = (milliseconds: number, task: () => void) => () => void;

const afterReal: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};

/** Window events after which a retry is worthwhile: the network is back. */
export const networkBack: readonly string[] = ['online'];

/**
 * Schedules `again` after a delay that grows with consecutive failures, or at once on one of the `hints` (HTTP-04).
 * @returns its cancel function
 */
export function retryLater(
  failures: number,
  again: () => void,
  { after = afterReal, hints = networkBack }: { after?: After; hints?: readonly string[] } = {},
): () => void {
  const go = () => {
    stop();
    again();
  };
  const cancel = after(retryDelay(failures), go);
  for (const hint of hints) addEventListener(hint, go);
  const stop = () => {
    cancel();
    for (const hint of hints) removeEventListener(hint, go);
  };
  return stop;
}
