import type { Clock } from '../clock';

interface FakeClock extends Clock {
  /** Advances time by `milliseconds`, running due timers in order, including ones they start. */
  pass(milliseconds: number): Promise<void>;
}

/** A clock that stands still until a test lets time pass. */
export function createFakeClock(start = 1_000_000): FakeClock {
  let time = start;
  let timers: { at: number; task: () => void }[] = [];
  // Promises that a timer settles run their reactions before the next one.
  const settle = async () => {
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    after(milliseconds, task) {
      const timer = { at: time + milliseconds, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(milliseconds) {
      const end = time + milliseconds;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        time = next.at;
        timers = timers.filter((other) => other !== next);
        next.task();
        await settle();
      }
      time = end;
    },
  };
}
