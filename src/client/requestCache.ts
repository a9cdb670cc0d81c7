import { now as realTime } from './clock';

/** Answers shared by several elements of a page, so that five tags ask for their organisation once. */
interface RequestCache {
  /**
   * The value under `key`: pending or recent, else from `load`. Rejects with the signal's reason when `signal` aborts;
   * the request itself is aborted once no caller waits for it. Failures are not cached.
   */
  get<T>(key: string, load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
}

interface Entry {
  answer: Promise<unknown>;
  controller: AbortController;
  waiting: number;
  settledAt: number | null;
}

/** Answers are reused for `keepFor` milliseconds after they came. */
export function createRequestCache({ keepFor = 60_000, now = realTime } = {}): RequestCache {
  const entries = new Map<string, Entry>();

  const forget = (key: string, entry: Entry) => {
    if (entries.get(key) === entry) entries.delete(key);
  };

  function start(key: string, load: (signal: AbortSignal) => Promise<unknown>): Entry {
    const controller = new AbortController();
    const entry: Entry = { answer: load(controller.signal), controller, waiting: 0, settledAt: null };
    entries.set(key, entry);
    entry.answer.then(
      () => (entry.settledAt = now()),
      () => forget(key, entry),
    );
    return entry;
  }

  return {
    async get<T>(key: string, load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) {
      signal.throwIfAborted();
      const known = entries.get(key);
      const fresh = known && (known.settledAt === null || now() - known.settledAt < keepFor);
      const entry = fresh ? known : start(key, load);
      entry.waiting += 1;
      let stop = () => {};
      const aborted = new Promise<never>((_, reject) => {
        stop = () => reject(signal.reason as Error);
        signal.addEventListener('abort', stop);
      });
      try {
        return (await Promise.race([entry.answer, aborted])) as T;
      } finally {
        signal.removeEventListener('abort', stop);
        entry.waiting -= 1;
        if (entry.waiting === 0 && entry.settledAt === null) {
          forget(key, entry);
          entry.controller.abort();
        }
      }
    },
  };
}
