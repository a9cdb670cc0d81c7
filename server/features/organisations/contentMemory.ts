import type { OrganisationRecord } from './organisationStore';

const MOST_KEPT = 1000;
interface Kept<T> {
  readonly version: number;
  readonly content: Promise<T>;
}

/**
 * Remembers something of each organisation's content as long as no process changes any of it (SITE-18). The version was known
 * before it was read, so that nothing older is kept under it.
 */
export function createContentMemory<T>() {
  const processes = new WeakMap<object, Map<string, Kept<T>>>();
  /** @param process what lasts as long as the memory: a process's database or its queries */
  return (
    process: object,
    { id, contentVersion: version }: Pick<OrganisationRecord, 'id' | 'contentVersion'>,
    read: () => Promise<T>,
  ): Promise<T> => {
    const known = processes.get(process) ?? new Map<string, Kept<T>>();
    processes.set(process, known);
    const found = known.get(id);
    if (found?.version === version) return found.content;
    if (known.size >= MOST_KEPT) known.clear();
    const content = read();
    known.set(id, { version, content });
    content.catch(() => known.delete(id));
    return content;
  };
}
