import type { Readable } from 'node:stream';

/** Where files of visitors are kept, under references of our own making. */
export interface FileStore {
  /** Keeps all of `content`. When it rejects, what had arrived may be left: `remove` it. */
  save(reference: string, content: Readable): Promise<void>;
  /** @throws when there is no such file */
  read(reference: string): Promise<Readable>;
  /** How many bytes more there is room for. */
  freeBytes(): Promise<number>;
  /** It is well when there is none. */
  remove(reference: string): Promise<void>;
}
