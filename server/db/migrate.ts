import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartupError } from '../errors';
import { projectRoot } from '../projectRoot';
import type * as schema from './schema';

const migrationsFolder = join(projectRoot, 'server/db/migrations');
/** Any number of our own: two processes that start at once migrate one after the other. */
const migrationLock = 7_204_513;

/** When the last of our migrations was written: a database that knows a later one is a newer program's. */
export const lastMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/**
 * An older program could write data the newer one no longer understands (OPS-04). @throws StartupError, before anything
 * is written
 */
async function refuseNewer(queries: { execute(query: SQL): Promise<{ rows: unknown[] }> }): Promise<void> {
  const known = await queries.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as begun`);
  if (!(known.rows[0] as { begun: boolean }).begun) return;
  const { rows } = await queries.execute(sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`);
  const last = Number((rows[0] as { last: string | null }).last ?? 0);
  if (last <= lastMigration()) return;
  throw new StartupError(newerDatabase(last));
}

/** The message for a database, or a backup, made by a later migration. */
export const newerDatabase = (last: number) =>
  `the database is a newer Orgkit's (its tables are of ${new Date(last).toISOString()}, those of this program of ` +
  `${new Date(lastMigration()).toISOString()}). Start that version, or restore a backup of before.`;

export async function migrateEmbedded(queries: PgliteDatabase<typeof schema>): Promise<void> {
  await refuseNewer(queries);
  await migratePglite(queries, { migrationsFolder });
}

/** On its own connection: waiting for the other process must not count against the pool's statement timeout. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'orgkit' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const queries = drizzle(client);
    await refuseNewer(queries);
    await migrateNodePostgres(queries, { migrationsFolder });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
