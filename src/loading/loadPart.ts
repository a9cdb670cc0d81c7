/** A file of ours did not come: another attempt may bring it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

interface Part {
  loading: Promise<unknown> | null;
  failures: number;
}

const parts = new Map<string, Part>();

const importFrom = (address: string): Promise<unknown> => import(address);

/** Loads the built file at a path relative to `base`. */
type Bring = (file: string, base: string) => Promise<unknown>;

/**
 * Loads a chunk of our code. The build turns every `import('./…')` into such a call with the file's path; concurrent
 * calls share one request. Rejects with a LoadError on failure. Some browsers remember a failed address forever, so
 * each retry uses a new one. The chunk's own imports use their usual addresses, so that there is only one React.
 * @param ask passes the file's path to `bring`, or returns a module bundled with the caller
 */
export function loadPart<T>(ask: (bring: Bring) => Promise<T>, fetchModule = importFrom): Promise<T> {
  return ask((file, base) => {
    const address = new URL(file, base).href;
    const part = parts.get(address) ?? { loading: null, failures: 0 };
    parts.set(address, part);
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
