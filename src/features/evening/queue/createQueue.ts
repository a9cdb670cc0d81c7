import { networkBack, retryLater } from '../../../loading/retryLater';
import type { Clock } from '../../../client/clock';
import { hasArrived, isWaiting, type Entry, type Wanted } from './entry';
import type { EntryStore } from './openStore';

/** The outcome of one attempt: it arrived, the server refused it, the code no longer opens, or nobody answered. */
export type Sent = { readonly is: 'arrived' | 'shut' | 'silent' } | { readonly is: 'refused'; readonly why: string };

/** Sends an entry for the first time, with `has` null, or its change. */
export type Send = (entry: Entry, wanted: Wanted) => Promise<Sent>;

export interface QueueState {
  /** In the order in which they were typed; null until they were read. */
  readonly entries: readonly Entry[] | null;
  /** `silent`: the server does not answer, and is asked again later. `shut`: the code has ended. */
  readonly line: 'idle' | 'sending' | 'silent' | 'shut';
  readonly isLasting: boolean;
}

export interface Queue {
  state(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Changes an entry, or keeps a new one, and sends what waits. Rejects when the browser keeps nothing more. */
  update(id: string, change: (entry: Entry | undefined) => Entry | null): Promise<void>;
  /** Forgets what has arrived, or was refused. */
  forget(): Promise<void>;
  /** Sends at once what waits. */
  hurry(): void;
}

interface QueueOptions {
  readonly campaignId: string;
  readonly open: () => Promise<EntryStore>;
  readonly send: Send;
  readonly clock: Pick<Clock, 'after'>;
  readonly signal: AbortSignal;
}

/**
 * Keeps entries and sends them one after another, in their order, each until the server has it as it was typed last. While
 * nobody answers it waits longer after each attempt, and goes on at once when the network is back (HTTP-04).
 */
export function createQueue({ campaignId, open, send, clock, signal }: QueueOptions): Queue {
  let state: QueueState = { entries: null, line: 'idle', isLasting: true };
  const listeners = new Set<() => void>();
  const opening = open();
  let busy = false;
  let failures = 0;
  let cancel = () => {};
  const tell = (change: Partial<QueueState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reread = async () => {
    const store = await opening;
    const entries = await store.all(campaignId);
    tell({ entries, isLasting: store.isLasting });
    return entries;
  };

  async function sendOne({ id }: Entry): Promise<Sent> {
    const store = await opening;
    // Known as sent before it is: from now on it may have arrived.
    const entry = await store.update(id, (now) => (now && (now.first ? now : { ...now, first: now.wanted })) || null);
    if (!entry?.first) return { is: 'arrived' };
    const wanted = entry.has ? entry.wanted : entry.first;
    const sent = await send(entry, wanted);
    if (sent.is === 'arrived') await store.update(id, (now) => (now ? { ...now, has: wanted } : null));
    if (sent.is === 'refused')
      await store.update(id, (now) => (now ? { ...now, first: now.has && now.first, refusal: sent.why } : null));
    return sent;
  }

  async function flush(): Promise<void> {
    if (busy || signal.aborted) return;
    busy = true;
    cancel();
    try {
      for (;;) {
        const next = (await reread()).find(isWaiting);
        if (!next || signal.aborted) return tell({ line: 'idle' });
        if (state.line !== 'silent') tell({ line: 'sending' });
        const sent = await sendOne(next);
        if (signal.aborted) return;
        if (sent.is === 'shut') return tell({ line: 'shut' });
        if (sent.is === 'silent') {
          failures += 1;
          tell({ line: 'silent' });
          cancel = retryLater(failures, () => void inTurn(), {
            after: (milliseconds, task) => clock.after(milliseconds, task),
            hints: networkBack,
          });
          return;
        }
        failures = 0;
      }
    } finally {
      busy = false;
    }
  }

  /** One tab at a time: two would send the same entries, to no harm but at twice the cost. */
  const inTurn = () => {
    const locks = (navigator as { locks?: LockManager }).locks;
    return locks ? locks.request(`orgkit-evening ${campaignId}`, flush) : flush();
  };
  signal.addEventListener('abort', () => cancel());
  void inTurn().catch(() => tell({ entries: state.entries ?? [] }));

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async update(id, change) {
      await (await opening).update(id, change);
      await reread();
      void inTurn();
    },
    async forget() {
      const store = await opening;
      for (const entry of await store.all(campaignId)) {
        if (hasArrived(entry) || entry.refusal !== null) await store.update(entry.id, () => null);
      }
      await reread();
    },
    hurry: () => void inTurn(),
  };
}
