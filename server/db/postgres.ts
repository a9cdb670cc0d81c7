import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { StartupError } from '../errors';
import type { Database, Queries } from './database';
import { listenOn } from './listenOn';
import { migratePostgres } from './migrate';
import { nameStatements } from './nameStatements';
import { dumpPostgres } from './postgresDump';
import * as schema from './schema';
import { createTransactionGuard } from './transactionGuard';

/** Opens PostgreSQL and brings its schema up to date. @throws StartupError when it cannot be reached or migrated. */
export async function openPostgres(url: string, log: Logger): Promise<Database> {
  await migratePostgres(url).catch((error: unknown) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`cannot open the PostgreSQL database of DATABASE_URL: ${reasonOf(error)}`);
  });
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // The rush of a gala stands in line for its campaign: better late than refused.
    connectionTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'orgkit',
    // Statements read a few rows by index: where one looks dear, compiling it takes ten times as long as running it.
    options: `${process.env['PGOPTIONS'] ?? ''} -c jit=off`.trim(),
  });
  // Without these listeners a connection lost while idle, or while lent out, would end our process.
  const lost = (error: Error) => log.warn({ reason: reasonOf(error) }, 'database connection lost');
  pool.on('error', lost);
  const name = nameStatements();
  pool.on('connect', (client) => {
    client.on('error', lost);
    name(client);
  });

  const listening: ReturnType<Database['listen']>[] = [];
  const guard = createTransactionGuard();
  const direct = drizzle(pool, { schema });
  const guarded = {
    query: (...args: unknown[]) => {
      guard.refuseInside('database.queries used');
      return (pool.query as (...args: unknown[]) => unknown).call(pool, ...args);
    },
  };
  return {
    engine: 'postgres',
    queries: drizzle(guarded as unknown as Pool, { schema }),
    async transaction(work) {
      guard.refuseInside('database.transaction called');
      return guard.enter(() => direct.transaction((tx) => work(tx as Queries)));
    },
    listen(channel, onMessage, onGap) {
      const begun = listenOn(url, channel, { onMessage, onGap, onLost: lost });
      listening.push(begun);
      return begun;
    },
    async maintain() {},
    copyTo: (target) => dumpPostgres(url, target),
    async close() {
      await Promise.allSettled(listening.map(async (begun) => (await begun)()));
      await pool.end();
    },
  };
}

function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: Error };
  return [code, cause?.message ?? message].filter(Boolean).join(' ') || 'unknown reason';
}
