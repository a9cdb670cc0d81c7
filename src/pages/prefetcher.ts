import type { Clock } from '../client/clock';

/** Milliseconds of pointing at a link after which its page is fetched, and for which it is kept. */
const meant = 65;
const fresh = 60_000;

/** Fetches pages that are likely to be gone to, data and code together; each once in a minute. */
export function createPrefetcher(load: (path: string) => Promise<unknown>, clock: Clock) {
  const kept = new Map<string, { readonly at: number; readonly loading: Promise<unknown> }>();
  let cancel = () => {};

  function take(path: string): Promise<unknown> {
    const known = kept.get(path);
    if (known && clock.now() - known.at < fresh) return known.loading;
    const loading = load(path);
    kept.set(path, { at: clock.now(), loading });
    loading.catch(() => kept.delete(path));
    return loading;
  }

  return {
    take,
    /** The pointer, a finger or the focus is on a link to `path`. */
    consider(path: string): void {
      cancel();
      if (!savesData()) cancel = clock.after(meant, () => void take(path).catch(() => {}));
    },
    forget: () => cancel(),
  };
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
