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

/** What is in the built file at that place, which is relative to `base`; `needed` are the files that it imports. */
type Bring = (file: string, base: string, needed?: readonly string[]) => Promise<unknown>;

/**
 * Loads a part of our code. The build makes every `import('./…')` such a call, and says where the file is and what it imports: it
 * is asked for one at a time, however many want it, together with what it imports. Rejects with a LoadError when it does not come. Some browsers remember for good that an address
 * failed: the next attempt has another one. What the part itself imports is asked for by the addresses that it always has, so
 * that there is one React.
 * @param ask passes the file's path to `bring`, or returns a module bundled with the caller
 */
export function loadPart<T>(ask: (bring: Bring) => Promise<T>, fetchModule = importFrom): Promise<T> {
  return ask((file, base, needed = []) => {
    const address = new URL(file, base).href;
    const part = parts.get(address) ?? { loading: null, failures: 0 };
    parts.set(address, part);
    // Not one after the other, as the browser finds them. What fails here fails again, and is told, with the file itself.
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
