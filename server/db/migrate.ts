import { join } from 'node:path';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { projectRoot } from '../projectRoot';
import type * as schema from './schema';

const migrationsFolder = join(projectRoot, 'server/db/migrations');
/** Any number of our own: two processes that start at once migrate one after the other. */
const migrationLock = 7_204_513;

export async function migrateEmbedded(queries: PgliteDatabase<typeof schema>): Promise<void> {
  await migratePglite(queries, { migrationsFolder });
}

/** On its own connection: waiting for the other process must not count against the pool's statement timeout. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'orgkit' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateNodePostgres(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
