import type { Clock } from '../../../client/clock';

/** Milliseconds until a server is asked again that did not answer: twice as many each time. */
const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = 300_000;

export type Retries = ReturnType<typeof createRetries>;

/** Tries something again that failed, later each time. */
export function createRetries(clock: Clock, task: () => void) {
  let failures = 0;
  let notBefore = 0;
  let cancel = () => {};
  const reset = () => {
    cancel();
    failures = notBefore = 0;
  };
  return {
    stop: () => cancel(),
    isDue: () => clock.now() >= notBefore,
    isAny: () => failures > 0,
    failed() {
      const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
      failures += 1;
      notBefore = clock.now() + pause;
      cancel();
      cancel = clock.after(pause, task);
    },
    /** It went well. */
    reset,
    /** There may be an answer now. */
    again() {
      if (failures === 0) return;
      reset();
      task();
    },
  };
}
