import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncOne } from './trees';

/** The file of a data folder that says when it was last backed up; no part of a backup. */
export const lastBackupName = 'backed-up';

/** Writes down as of when a backup is (ISO 8601). */
export async function keepLastBackup(dataFolder: string, at: string): Promise<void> {
  const file = join(dataFolder, lastBackupName);
  await writeFile(`${file}.part`, `${at}\n`, { mode: 0o600 });
  await syncOne(`${file}.part`);
  await rename(`${file}.part`, file);
}

/** As of when the last backup is (ISO 8601); null where none is known (CALL-210). */
export async function readLastBackup(dataFolder: string): Promise<string | null> {
  const text = await readFile(join(dataFolder, lastBackupName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return Number.isNaN(Date.parse(text.trim())) ? null : text.trim();
}
