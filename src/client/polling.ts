import type { Clock } from './clock';

/** Whether anybody looks at the page, and signs of life on it. Each `on…` returns what stops it. */
export interface PageActivity {
  visible(): boolean;
  onVisible(listener: () => void): () => void;
  onHidden(listener: () => void): () => void;
  onActivity(listener: () => void): () => void;
}

export interface PollingOptions {
  /** One round. A round under way blocks the next; a failing round changes nothing (CALL-31). */
  task: (signal: AbortSignal) => Promise<unknown>;
  clock: Clock;
  signal: AbortSignal;
  /** Milliseconds between rounds (PING-01). */
  every?: number;
  /** Milliseconds without activity after which rounds are skipped (PING-01). */
  idleAfter?: number;
  /** First round at once, or after the first interval. */
  startAt?: 'once' | 'interval';
  page?: PageActivity;
}

/**
 * Runs `task` regularly while the page is visible and somebody is active on it (PING-01, PING-03): at the start, at each
 * interval, and when the tab becomes visible. Back from idle it waits for the next tick. Returns what stops it.
 */
export function createPolling({
  task,
  clock,
  signal,
  every = 5000,
  idleAfter = 60_000,
  startAt = 'once',
  page = browserPage,
}: PollingOptions): () => void {
  const controller = new AbortController();
  let activeAt = clock.now();
  let busy = false;

  async function round() {
    if (busy || !page.visible() || clock.now() - activeAt >= idleAfter) return;
    busy = true;
    await task(controller.signal).catch(() => undefined);
    busy = false;
  }

  const tick = () => {
    cancelTick = clock.after(every, tick);
    void round();
  };
  let cancelTick = clock.after(every, tick);
  const stops = [
    page.onActivity(() => {
      activeAt = clock.now();
    }),
    page.onVisible(() => void round()),
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
  onActivity(listener) {
    const options = { capture: true, passive: true };
    for (const name of signsOfLife) window.addEventListener(name, listener, options);
    return () => {
      for (const name of signsOfLife) window.removeEventListener(name, listener, options);
    };
  },
};
