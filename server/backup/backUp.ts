import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { lastMigration } from '../db/migrate';
import type { Deps } from '../deps';
import { StartupError } from '../errors';
import { keepLastBackup, lastBackupName } from '../files/lastBackup';
import { copyTree, syncBelow, syncOne } from '../files/trees';
import { keysFromOutside } from '../secrets/keys';
import { manifestName, checksumFiles, type Manifest } from './manifest';

/** Entries of a data folder that belong to the running process alone, or are of no further use. */
const notKept = new RegExp(
  `^(database|database\\.(lock|unfinished-|part).*|control|restored|first-sign-in|${lastBackupName}|.*\\.part)$`,
);

/**
 * Makes a backup in the new folder `to` while the server runs (OPS-05): the database as of one moment, then the rest of
 * the data folder. It gets its name only once complete and on disk.
 * @returns a readable summary
 * @throws StartupError when it cannot be made there; nothing is left then
 */
export async function backUp({ config, database, now }: Deps, to: string): Promise<string> {
  const { dataFolder } = config;
  const target = resolve(to);
  const within = relative(dataFolder, target);
  if (!isAbsolute(to)) throw new StartupError('--to must be the absolute path of a new folder.');
  if (!within.startsWith('..')) throw new StartupError('--to must be outside of the data folder.');
  if (existsSync(target)) throw new StartupError(`${target} is there already: a backup overwrites nothing.`);
  const draft = `${target}.${process.pid}.part`;
  try {
    await mkdir(draft, { mode: 0o700 });
    const createdAt = now().toISOString();
    await database.copyTo(join(draft, 'database'));
    // After the database: files are written before the rows that name them.
    await copyTree(dataFolder, draft, (path) => !notKept.test(path.split(sep)[0] ?? '') && !path.endsWith('.part'));
    const files = await checksumFiles(draft);
    const told: Manifest = { format: 1, createdAt, engine: database.engine, lastMigration: lastMigration(), files };
    await writeFile(join(draft, manifestName), `${JSON.stringify(told, null, 1)}\n`, { mode: 0o600 });
    const bytes = Object.keys(files).reduce((sum, path) => sum + statSync(join(draft, path)).size, 0);
    await syncBelow(draft);
    await rename(draft, target);
    await syncOne(dirname(target));
    const outside = keysFromOutside(process.env);
    const unknown = await keepLastBackup(dataFolder, createdAt).then(
      () => [],
      (error: Error) => [`the desk does not know of it: ${error.message}`],
    );
    return [
      `backup ${target}: ${Object.keys(files).length} files, ${Math.ceil(bytes / 1e6)} MB, as of ${createdAt}`,
      ...unknown,
      ...(outside.length > 0 ? [`not in it, for they stand in the environment: ${outside.join(', ')}`] : []),
    ].join('\n');
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof StartupError) throw error;
    throw new StartupError(`the backup ${target} cannot be made: ${(error as Error).message}`);
  }
}
