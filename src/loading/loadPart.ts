/** A chunk failed to load; a retry may succeed. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

interface Part {
  loading: Promise<unknown> | null;
  failures: number;
}

const parts = new Map<string, Part>();

const importFrom = (address: string): Promise<unknown> => import(address);

/** Loads the built file at a path relative to `base`. `needed`: the files it imports. */
type Bring = (file: string, base: string, needed?: readonly string[]) => Promise<unknown>;

/**
 * Loads a chunk of our code together with the files it imports. The build turns every `import('./…')` into such a call;
 * concurrent calls share one request. Rejects with a LoadError on failure. Some browsers remember a failed address forever, so
 * each retry uses a new one. The chunk's own imports keep their usual addresses, so that there is only one React.
 * @param ask passes the file's path to `bring`, or returns a module bundled with the caller
 */
export function loadPart<T>(ask: (bring: Bring) => Promise<T>, fetchModule = importFrom): Promise<T> {
  return ask((file, base, needed = []) => {
    const address = new URL(file, base).href;
    const part = parts.get(address) ?? { loading: null, failures: 0 };
    parts.set(address, part);
    // All at once, instead of one after the other as the browser finds them. A failure here surfaces with the file itself.
    if (!part.loading) for (const other of needed) fetchModule(new URL(other, base).href).catch(() => {});
    part.loading ??= fetchModule(part.failures ? `${address}?retry=${part.failures}` : address).catch(
      (cause: unknown) => {
        part.failures += 1;
        part.loading = null;
        throw new LoadError(address, { cause });
      },
    );
    return part.loading;
  });
}
