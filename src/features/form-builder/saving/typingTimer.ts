import type { Clock } from '../../../client/clock';

/** Milliseconds without a change before it is kept, and the longest that typing may put it off. */
const IDLE = 1500;
const LONGEST = 10_000;

/** Does something once typing has paused, or has gone on for long. */
export function createTypingTimer(clock: Clock, task: () => void) {
  let since: number | null = null;
  let cancel = () => {};
  const stop = () => {
    cancel();
    since = null;
  };
  return {
    stop,
    typed() {
      cancel();
      since ??= clock.now();
      const run = () => {
        stop();
        task();
      };
      cancel = clock.after(Math.min(IDLE, Math.max(0, since + LONGEST - clock.now())), run);
    },
  };
}
