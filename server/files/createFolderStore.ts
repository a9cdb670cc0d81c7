import { mkdir, open, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderStore } from './fileStore';

/** Files in a folder of the data folder, private to the server. */
export function createFolderStore(dataFolder: string, name = 'uploads'): FolderStore {
  const folder = join(dataFolder, name);
  const pathOf = (reference: string) => {
    if (!/^[\w-]{16,64}$/.test(reference)) throw new Error('orgkit: not a reference of a file');
    return join(folder, reference);
  };
  return {
    pathOf,
    async save(reference, content) {
      const path = pathOf(reference);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Opened before anything is read: a stream that opens it by itself may do so after it was given up.
      const file = await open(path, 'wx', 0o600);
      try {
        await writeFile(file, content);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async read(reference) {
      return (await open(pathOf(reference))).createReadStream();
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async remove(reference) {
      const path = pathOf(reference);
      await rm(path, { force: true });
      await rm(`${path}.part`, { force: true });
    },
  };
}
