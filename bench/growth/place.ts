import { join } from 'node:path';
import { pino } from 'pino';
import type { Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/postgres';
import { createGateways } from '../../server/gateways/createGateways';
import { createTestDeps } from '../../server/testing/testServer';
import { startServer, type ServerProcess } from './serverProcess';

const log = pino({ level: 'silent' });

/** Where a database is, for this process and for servers. */
export interface Place {
  readonly engine: Database['engine'];
  readonly dataFolder: string;
  readonly url?: string;
}

const openAt = ({ url, dataFolder }: Place) =>
  url ? openPostgres(url, log) : openEmbedded(join(dataFolder, 'database'), log);

/** The embedded database belongs to one process at a time. */
export async function inDatabase<T>(
  place: Place,
  work: (deps: ReturnType<typeof createTestDeps>) => Promise<T>,
): Promise<T> {
  const database = await openAt(place);
  const base = createTestDeps(database, { now: () => new Date() });
  try {
    return await work({ ...base, gateways: createGateways(base) });
  } finally {
    await database.close();
  }
}

/** @param node options of the process, e.g. its heap */
export async function withServer<T>(
  { url, dataFolder }: Place,
  work: (server: ServerProcess) => Promise<T>,
  node: string[] = [],
): Promise<T> {
  const server = await startServer(dataFolder, url, node);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
