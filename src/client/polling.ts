import { networkBack, retryDelay } from '../loading/retryLater';
import type { Clock } from './clock';

/** Whether the page is visible and in use. Each `on…` returns its unsubscribe function. */
export interface PageActivity {
  visible(): boolean;
  onVisible(listener: () => void): () => void;
  onHidden(listener: () => void): () => void;
  onActivity(listener: () => void): () => void;
  /** The network is back. */
  onNetwork(listener: () => void): () => void;
}

interface PollingOptions {
  /** One round. A round under way blocks the next; one that rejects changes nothing (CALL-31), and the next waits longer (HTTP-04). */
  task: (signal: AbortSignal) => Promise<unknown>;
  clock: Clock;
  signal: AbortSignal;
  /** Milliseconds between rounds (PING-01). */
  every?: number;
  /** Milliseconds that the interval grows to at most while rounds fail (HTTP-04). */
  longest?: number;
  /** Milliseconds without activity after which rounds are skipped (PING-01). */
  idleAfter?: number;
  /** First round at once, or after the first interval. */
  startAt?: 'once' | 'interval';
  page?: PageActivity;
}

/**
 * Runs `task` regularly while the page is visible and in use (PING-01, PING-03): at the start, at each interval, and
 * when the tab becomes visible. Back from idle it waits for the next tick. After consecutive failures the interval
 * grows to a minute; when the network returns, a round starts at once (HTTP-04). Returns its stop function.
 */
export function createPolling({
  task,
  clock,
  signal,
  every = 5000,
  longest = Infinity,
  idleAfter = 60_000,
  startAt = 'once',
  page = browserPage,
}: PollingOptions): () => void {
  const controller = new AbortController();
  let activeAt = clock.now();
  let busy = false;
  let failures = 0;

  async function round() {
    if (busy || !page.visible() || clock.now() - activeAt >= idleAfter) return;
    busy = true;
    const startedAt = clock.now();
    const failed = await task(controller.signal).then(
      () => false,
      () => true,
    );
    busy = false;
    if (controller.signal.aborted) return;
    failures = failed ? failures + 1 : 0;
    const delay = failed ? Math.min(retryDelay(failures), longest) : 0;
    const left = startedAt + delay - clock.now();
    if (delay > every && left > 0) wait(left);
  }

  const tick = () => {
    wait(every);
    void round();
  };
  const wait = (milliseconds: number) => {
    cancelTick();
    cancelTick = clock.after(milliseconds, tick);
  };
  let cancelTick = clock.after(every, tick);
  const stops = [
    page.onActivity(() => {
      activeAt = clock.now();
    }),
    page.onVisible(() => failures === 0 && void round()),
    page.onNetwork(() => failures > 0 && tick()),
  ];
  const stop = () => {
    cancelTick();
    for (const end of stops) end();
    signal.removeEventListener('abort', stop);
    controller.abort();
  };
  signal.addEventListener('abort', stop);
  if (startAt === 'once') void round();
  return stop;
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

function onTurning(state: DocumentVisibilityState, listener: () => void): () => void {
  const changed = () => document.visibilityState === state && listener();
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The document that the element stands in. */
export const browserPage: PageActivity = {
  visible: () => document.visibilityState !== 'hidden',
  onVisible: (listener) => onTurning('visible', listener),
  onHidden: (listener) => onTurning('hidden', listener),
  onNetwork(listener) {
    for (const hint of networkBack) addEventListener(hint, listener);
    return () => networkBack.forEach((hint) => removeEventListener(hint, listener));
  },
  onActivity(listener) {
    const options = { capture: true, passive: true };
    for (const name of signsOfLife) window.addEventListener(name, listener, options);
    return () => {
      for (const name of signsOfLife) window.removeEventListener(name, listener, options);
    };
  },
};
