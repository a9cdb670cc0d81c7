import type { Clock } from '../clock';

interface SpreadOptions {
  readonly after: Clock['after'];
  readonly now: Clock['now'];
  readonly task: () => void;
  /** Random number from 0 to 1. */
  readonly chance?: () => number;
}

/** The shortest first wait in milliseconds; the longest is twice as long. */
const FIRST = 20_000;
const MOST_DOUBLED = 2;
/** After this much quiet, waits are short again. */
const CALM = 300_000;

/**
 * Delays a task by a random time, so that thousands of pages do not run it at once, and by more while requests keep
 * coming. A request while one waits changes nothing.
 */
// oxlint-disable-next-line orgkit/no-ambient-state -- a chance, no id: whoever tests it gives one.
export function createSpread({ after, now, task, chance = Math.random }: SpreadOptions): () => void {
  let waiting = false;
  let last = -Infinity;
  let doubled = 0;
  return () => {
    if (waiting) return;
    waiting = true;
    doubled = now() - last < CALM ? Math.min(doubled + 1, MOST_DOUBLED) : 0;
    after(FIRST * 2 ** doubled * (1 + chance()), () => {
      waiting = false;
      last = now();
      task();
    });
  };
}
