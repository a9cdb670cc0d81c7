import type { Entry } from './entry';

/** Keeps entries until they have arrived, and for the rest of the evening. */
export interface EntryStore {
  /** False where the browser keeps nothing: a reload loses what has not arrived. */
  readonly isLasting: boolean;
  /** Entries of a campaign in the order in which they were typed. */
  all(campaignId: string): Promise<readonly Entry[]>;
  /**
   * Changes one in a single step, other tabs included: null removes it. Answers what is kept then.
   * @param change gets undefined for one that is not there
   */
  update(id: string, change: (entry: Entry | undefined) => Entry | null): Promise<Entry | null>;
}

const NAME = 'orgkit-evening';
const TABLE = 'entries';

/** Opens the browser's database; in memory where it has none to give. */
export async function openStore(): Promise<EntryStore> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inMemory();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('org-sdk: no database'));
    request.onblocked = () => reject(new Error('org-sdk: another tab holds the database'));
  });
}

const byTime = (one: Entry, other: Entry) => one.at - other.at || (one.id < other.id ? -1 : 1);

const inDatabase = (database: IDBDatabase): EntryStore => ({
  isLasting: true,
  all: (campaignId) =>
    new Promise((resolve, reject) => {
      const request = database.transaction(TABLE).objectStore(TABLE).getAll() as IDBRequest<Entry[]>;
      request.onsuccess = () => resolve(request.result.filter((entry) => entry.campaignId === campaignId).sort(byTime));
      request.onerror = () => reject(request.error ?? new Error('org-sdk: the database was not read'));
    }),
  update: (id, change) =>
    new Promise((resolve, reject) => {
      // `strict`: told as kept only when it is on the disk.
      const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
      const table = transaction.objectStore(TABLE);
      const request = table.get(id) as IDBRequest<Entry | undefined>;
      let kept: Entry | null = null;
      request.onsuccess = () => {
        kept = change(request.result);
        if (kept) table.put(kept);
        else table.delete(id);
      };
      transaction.oncomplete = () => resolve(kept);
      transaction.onabort = () => reject(transaction.error ?? new Error('org-sdk: nothing was kept'));
    }),
});

export function inMemory(): EntryStore {
  const entries = new Map<string, Entry>();
  return {
    isLasting: false,
    all: (campaignId) =>
      Promise.resolve([...entries.values()].filter((entry) => entry.campaignId === campaignId).sort(byTime)),
    update(id, change) {
      const kept = change(entries.get(id));
      if (kept) entries.set(id, kept);
      else entries.delete(id);
      return Promise.resolve(kept);
    },
  };
}
