import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { lastMigration, newerDatabase } from '../db/migrate';
import { StartupError } from '../errors';
import { filesBelow, forEach } from '../files/trees';

const manifest = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  engine: v.picklist(['embedded', 'postgres']),
  lastMigration: v.number(),
  /** SHA-256 of each file by its path. */
  files: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifest>;
export const manifestName = 'backup.json';

/** The SHA-256 of each file of a folder. */
export async function checksumFiles(folder: string): Promise<Record<string, string>> {
  const sums: [string, string][] = [];
  await forEach(await filesBelow(folder), async (path) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    sums.push([path, hash.digest('hex')]);
  });
  return Object.fromEntries(sums.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A backup's manifest, after every file was checked against it (OPS-05).
 * @throws StartupError when it is no backup, is damaged, or is a newer program's
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const told = readManifest(folder);
  if (told.lastMigration > lastMigration()) throw new StartupError(newerDatabase(told.lastMigration));
  const { [manifestName]: _own, ...found } = await checksumFiles(folder);
  const wrong = Object.entries(told.files).filter(([path, sum]) => found[path] !== sum);
  const added = Object.keys(found).filter((path) => !(path in told.files));
  const paths = [...wrong.map(([path]) => path), ...added];
  if (paths.length === 0) return told;
  throw new StartupError(`the backup ${folder} is damaged: ${paths.length} files differ, ${paths[0]} among them.`);
}

function readManifest(folder: string): Manifest {
  try {
    return v.parse(manifest, JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch {
    throw new StartupError(`${folder} is no backup that this program knows (its ${manifestName} is missing or other).`);
  }
}
