/** Time and timers, injected so that tests control them. Timers end when the element is removed (ELEM-02). */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** The real time, in milliseconds since 1970. */
export const now = (): number => Date.now();

/** The real clock. When `signal` aborts, its timers are cancelled and new ones never fire. */
export function createClock(signal: AbortSignal): Clock {
  return {
    now,
    after(milliseconds, task) {
      if (signal.aborted) return () => {};
      const cancel = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
      };
      const timer = setTimeout(() => {
        cancel();
        task();
      }, milliseconds);
      signal.addEventListener('abort', cancel);
      return cancel;
    },
  };
}
