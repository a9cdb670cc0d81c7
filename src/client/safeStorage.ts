/** Where a value lives: for the tab (`session`) or until forgotten (`local`). */
export type StorageArea = 'session' | 'local';

/** Browser storage that never throws: it falls back to memory for the life of the page (ENT-28). */
export interface SafeStorage {
  read(area: StorageArea, key: string): string | null;
  write(area: StorageArea, key: string, value: string): void;
  remove(area: StorageArea, key: string): void;
}

/** Finds the browser's storage; reading the property itself throws in a blocked third-party frame. */
export type FindStorage = (area: StorageArea) => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const browserStorage: FindStorage = (area) => (area === 'local' ? window.localStorage : window.sessionStorage);

/**
 * Wraps the browser's storage. Values it refuses stay in memory, which is read first, so a written value can always be
 * read back.
 */
export function createSafeStorage(find: FindStorage = browserStorage): SafeStorage {
  const memory = new Map<string, string>();
  const place = (area: StorageArea, key: string) => `${area} ${key}`;
  return {
    read(area, key) {
      const kept = memory.get(place(area, key));
      if (kept !== undefined) return kept;
      try {
        return find(area).getItem(key);
      } catch {
        return null;
      }
    },
    write(area, key, value) {
      try {
        find(area).setItem(key, value);
        memory.delete(place(area, key));
      } catch {
        memory.set(place(area, key), value);
      }
    },
    remove(area, key) {
      memory.delete(place(area, key));
      try {
        find(area).removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}
