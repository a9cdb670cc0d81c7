/** Where a value lives: for the tab (`session`) or until forgotten (`local`). */
export type StorageArea = 'session' | 'local';

/** Browser storage that never throws: it falls back to memory for the life of the page (ENT-28). */
export interface SafeStorage {
  read(area: StorageArea, key: string): string | null;
  write(area: StorageArea, key: string, value: string): void;
  remove(area: StorageArea, key: string): void;
}
