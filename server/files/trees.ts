import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** So many files at a time: one after the other, each waits for a server that is busy. */
const AT_ONCE = 16;

/** Does `work` for each item, some at a time. */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/**
 * Files and folders below a folder, folders before their content; `keep` filters by path, including everything below
 * it.
 */
async function listTree(folder: string, keep: (path: string) => boolean = () => true) {
  const all = (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)),
  }));
  const kept = all.filter(({ path }) => keep(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    folders: kept.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path),
    files: kept.filter(({ entry }) => entry.isFile()).map(({ path }) => path),
  };
}

/** Paths of all files below a folder. */
export const filesBelow = async (folder: string): Promise<string[]> => (await listTree(folder)).files;

/** Copies a folder's content. Files removed meanwhile are skipped. */
export async function copyTree(from: string, to: string, keep?: (path: string) => boolean): Promise<void> {
  const { folders, files } = await listTree(from, keep);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  await forEach(files, (path) =>
    copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    }),
  );
}

/** Has a folder and all below it on disk. */
export async function syncBelow(folder: string): Promise<void> {
  const { folders, files } = await listTree(folder);
  await forEach([...files, ...folders, '.'], (path) => syncOne(join(folder, path)));
}

/** Has one file or folder on disk. */
export async function syncOne(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
