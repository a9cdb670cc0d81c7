import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pino } from 'pino';
import { readConfig, readPlaces } from '../config';
import { createDeps } from '../createDeps';
import { openEmbedded } from '../db/embedded';
import { openDatabase } from '../db/open';
import { restoreDump } from '../db/postgresDump';
import { StartupError } from '../errors';
import { createFolderStore } from '../files/createFolderStore';
import { copyTree, syncBelow } from '../files/trees';
import { checkBackup, manifestName } from './manifest';
import { markRestored } from '../restoredMark';
import { verifyData } from './verify';

type Environment = Readonly<Record<string, string | undefined>>;
const log = pino({ level: 'silent' });

/**
 * Restores a backup to the configured place, which must be empty, and leaves it in maintenance (OPS-03, OPS-05).
 * @returns a readable summary
 * @throws StartupError when the backup is damaged, of another engine or a newer program, or when there is data already
 */
export async function restore(env: Environment, from: string, now: () => Date): Promise<string> {
  const { dataFolder, databaseUrl } = readPlaces(env);
  const { engine, createdAt } = await checkBackup(from);
  if ((engine === 'postgres') !== (databaseUrl !== undefined)) {
    const needed = engine === 'postgres' ? 'DATABASE_URL names an empty database' : 'DATABASE_URL is not set';
    throw new StartupError(`this backup is of the ${engine} database: it is restored where ${needed}.`);
  }
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    throw new StartupError(
      `${dataFolder} is not empty: a backup is restored into a new ORGKIT_DATA, and overwrites nothing.`,
    );
  }
  if (databaseUrl) await restoreDump(databaseUrl, join(from, 'database'));
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  markRestored(dataFolder, from);
  const isDatabase = (path: string) => path.split(sep)[0] === 'database';
  await copyTree(from, dataFolder, (path) => path !== manifestName && !isDatabase(path));
  if (!databaseUrl) {
    // It gets its name last: a restore that was cut short is no data folder.
    const draft = join(dataFolder, 'database.part');
    await copyTree(join(from, 'database'), draft);
    await syncBelow(dataFolder);
    await rename(draft, join(dataFolder, 'database'));
  }
  await syncBelow(dataFolder);
  return [`restored ${from}, of ${createdAt}, into ${dataFolder}`, await verifyRestored(env, now), inMaintenance].join(
    '\n',
  );
}

const inMaintenance =
  'It starts in maintenance: nothing is sent out. When it takes the place of the original: npm run org -- resume';

/** Brings the restored tables up to date and sums the ledger again. @throws StartupError */
async function verifyRestored(env: Environment, now: () => Date): Promise<string> {
  const config = readConfig(env);
  const database = await openDatabase(config, log);
  try {
    return await verifyData(createDeps(config, database, log, now));
  } finally {
    await database.close();
  }
}

/** Checks a backup without restoring it: each file, and the ledger of an embedded one in a copy of it. @throws StartupError */
export async function verifyBackup(from: string): Promise<string> {
  const { engine, createdAt, files } = await checkBackup(from);
  const told = `backup of ${createdAt}: its ${Object.keys(files).length} files are as they were written`;
  if (engine === 'postgres') return `${told}; restore it somewhere to sum its ledger`;
  const copy = await mkdtemp(join(tmpdir(), 'orgkit-verify-'));
  try {
    await copyTree(join(from, 'database'), join(copy, 'database'));
    const database = await openEmbedded(join(copy, 'database'), log);
    try {
      return `${told}\n${await verifyData({ database, files: createFolderStore(from), media: createFolderStore(from, 'media') })}`;
    } finally {
      await database.close();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
