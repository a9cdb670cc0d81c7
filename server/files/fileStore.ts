import type { Readable } from 'node:stream';

/** Storage of visitors' files, under our own references. */
export interface FileStore {
  /** Stores all of `content`. After a rejection part of it may remain: `remove` it. */
  save(reference: string, content: Readable): Promise<void>;
  /** @throws when there is no such file */
  read(reference: string): Promise<Readable>;
  /** How many bytes more there is room for. */
  freeBytes(): Promise<number>;
  /** Missing files are fine. */
  remove(reference: string): Promise<void>;
}
