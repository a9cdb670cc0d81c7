/** Timers for background work, injected so that tests control time. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** Real timers, which do not keep a process alive, over the injected time. */
export const createTimers = (now: () => Date): Timers => ({
  now: () => now().getTime(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds).unref();
    return () => clearTimeout(timer);
  },
});
