import { addressAgain, importInTime } from './askAgain';

/** A chunk failed to load; a retry may succeed. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

interface Part {
  loading: Promise<unknown> | null;
  failures: number;
}

const parts = new Map<string, Part>();

/** Loads the built file at a path relative to `base`. `needed`: the files it imports. */
type Bring = (file: string, base: string, needed?: readonly string[]) => Promise<unknown>;

/**
 * Loads a chunk of our code together with the files it imports. The build turns every `import('./…')` into such a call;
 * concurrent calls share one request. Rejects with a LoadError on failure. Browsers remember a failed address, so
 * each retry uses a new one, also for those of its imports that did not come.
 * @param ask passes the file's path to `bring`, or returns a module bundled with the caller
 */
export function loadPart<T>(ask: (bring: Bring) => Promise<T>, fetchModule = importInTime): Promise<T> {
  return ask((file, base, needed = []) => {
    const address = new URL(file, base).href;
    const part = parts.get(address) ?? { loading: null, failures: 0 };
    parts.set(address, part);
    const others = needed.map((other) => new URL(other, base).href);
    part.loading ??= fetchPart(address, others, part.failures, fetchModule).catch((cause: unknown) => {
      part.failures += 1;
      part.loading = null;
      throw new LoadError(address, { cause });
    });
    return part.loading;
  });
}

/** A place where files are given anew only by name. */
const inOther = /\/again\/\d+,only[^/]*\/(chunks\/)?[^/]*$/;

async function fetchPart(
  address: string,
  needed: readonly string[],
  failures: number,
  fetchModule: typeof importInTime,
) {
  if (failures > 0) return fetchModule(await addressAgain(address, needed, failures, { fetchModule }));
  // All at once, instead of one after the other as the browser finds them. A failure here surfaces with the file itself.
  for (const other of needed) fetchModule(other).catch(() => {});
  // A part requested by a retried file is retried, too: its imports may exist under that address alone.
  return fetchModule(inOther.test(address) ? `${address}?again` : address);
}
