import type { Clock } from '../client/clock';

/** Milliseconds of pointing at a link after which its page is fetched, and for which it is new enough to be gone to. */
const meant = 65;
const fresh = 60_000;
/** Pages that are kept to be gone back to. */
const most = 30;

/** Fetches pages that are likely to be gone to, data and code together; each once in a minute. */
export function createPrefetcher(load: (path: string) => Promise<unknown>, clock: Clock) {
  const kept = new Map<string, { readonly at: number; readonly loading: Promise<unknown> }>();
  let cancel = () => {};

  function keep(path: string, loading: Promise<unknown>) {
    kept.delete(path);
    kept.set(path, { at: clock.now(), loading });
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    loading.catch(() => kept.delete(path));
    return loading;
  }

  function take(path: string): Promise<unknown> {
    cancel();
    const known = kept.get(path);
    return known && clock.now() - known.at < fresh ? known.loading : keep(path, load(path));
  }

  return {
    take,
    /** A page that was shown before: as it was, as a browser's own history does, also without a network. */
    takeAgain: (path: string): Promise<unknown> => kept.get(path)?.loading ?? take(path),
    /** It is there already. */
    put: (path: string, page: unknown): void => void keep(path, Promise.resolve(page)),
    /** The pointer, a finger or the focus is on a link to `path`. */
    consider(path: string): void {
      cancel();
      if (!savesData()) cancel = clock.after(meant, () => void take(path).catch(() => {}));
    },
    forget: () => cancel(),
  };
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
