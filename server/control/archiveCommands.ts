import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ArchivedRecord } from '../../src/contract/site/archive';
import type { Deps } from '../deps';
import { StartupError } from '../errors';
import { exportArchive } from '../features/archive/exportArchive';
import { importArchive } from '../features/archive/importArchive';
import { operatorOf } from '../features/tokens/tokenService';

/** Writes an organisation's archive to a new file (ARCH-01). */
export async function writeArchive(deps: Deps, organisationId: string, path: string): Promise<string> {
  const file = await open(path, 'wx', 0o600).catch((error: Error) => {
    throw new StartupError(`--to must be a new file: ${error.message}`);
  });
  try {
    await pipeline(exportArchive(deps, organisationId), createWriteStream('', { fd: file.fd, autoClose: false }));
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
  return `${path} has the content of ${organisationId}; nothing of money or people.`;
}

/** Takes an archive from a file, or says what it would change (ARCH-03). */
export async function takeArchive(deps: Deps, organisationId: string, path: string, dryRun: boolean): Promise<string> {
  const file = await open(path).catch((error: Error) => {
    throw new StartupError(`--from must be an archive: ${error.message}`);
  });
  try {
    const report = await importArchive(deps, operatorOf(organisationId), file.fd, dryRun);
    const { created, changed, unchanged, problems } = report;
    return [
      ...created.map((record) => `created: ${nameOf(record)}`),
      ...changed.map((record) => `changed: ${nameOf(record)}`),
      ...problems.map(({ message, path: field, ...record }) => `refused: ${nameOf(record)} ${field} ${message}`),
      `${created.length} created, ${changed.length} changed, ${unchanged.length} unchanged, ${problems.length} problems`,
      ...(dryRun ? ['This was a trial: nothing was changed.'] : []),
    ].join('\n');
  } finally {
    await file.close();
  }
}

const nameOf = ({ kind, id }: ArchivedRecord) => (id === null ? kind : `${kind} ${id}`);
