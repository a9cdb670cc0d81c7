import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './fileStore';

/** Files in the `uploads` folder of the data folder, for nobody else's eyes. */
export function createFolderStore(dataFolder: string): FileStore {
  const folder = join(dataFolder, 'uploads');
  const pathOf = (reference: string) => {
    if (!/^[\w-]{16,64}$/.test(reference)) throw new Error('orgkit: not a reference of a file');
    return join(folder, reference);
  };
  return {
    async save(reference, content) {
      const path = pathOf(reference);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    },
    async read(reference) {
      return (await open(pathOf(reference))).createReadStream();
    },
    remove: (reference) => rm(pathOf(reference), { force: true }),
  };
}
