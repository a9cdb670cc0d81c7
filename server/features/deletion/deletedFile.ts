import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps';

interface Deleted {
  readonly organisationId: string;
  readonly startedAt: Date;
}

// Beside the database, which an older copy may take the place of.
const fileOf = ({ config }: Pick<Deps, 'config'>) => join(config.dataFolder, 'deleted-organisations');

/** Notes deletions that have begun in the data folder, a line each. */
export async function appendDeleted(deps: Pick<Deps, 'config'>, deleted: readonly Deleted[]): Promise<void> {
  if (deleted.length === 0) return;
  await mkdir(deps.config.dataFolder, { recursive: true, mode: 0o700 });
  const lines = deleted.map(({ organisationId, startedAt }) => `${organisationId} ${startedAt.toISOString()}\n`);
  await appendFile(fileOf(deps), lines.join(''), { mode: 0o600, flush: true });
}

/** The organisations whose deletion has begun, by the folder, and when. */
export async function readDeleted(deps: Pick<Deps, 'config'>): Promise<ReadonlyMap<string, Date>> {
  const text = await readFile(fileOf(deps), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A line cut short by a crash is none.
  const lines = text.matchAll(/^([\w-]{1,64}) (\S+Z)$/gm);
  return new Map([...lines].map(([, id = '', at = '']) => [id, new Date(at)]));
}
