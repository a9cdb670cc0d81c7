import type { Readable } from 'node:stream';

/** Storage of files, under our own references. */
export interface FileStore {
  /** Stores all of `content`. After a rejection part of it may remain: `remove` it. */
  save(reference: string, content: Readable): Promise<void>;
  /** @throws when there is no such file */
  read(reference: string): Promise<Readable>;
  /** Free space in bytes. */
  freeBytes(): Promise<number>;
  /** Removes a file, also what is left of one that broke off (`.part`). Missing files are fine. */
  remove(reference: string): Promise<void>;
}

/** Files that another program on this machine reads and writes too. */
export interface FolderStore extends FileStore {
  /** Path of a file, whether or not it exists yet. */
  pathOf(reference: string): string;
}
