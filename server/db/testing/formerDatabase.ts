import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import { projectRoot } from '../../projectRoot';
import type { Database } from '../database';
import { openEmbeddedInMemory } from '../embedded';
import { createScratchDatabase } from '../openTestDatabase';
import { openPostgres } from '../postgres';

type Row = Record<string, unknown>;

/** A database as an earlier version left it, and the migrations from there on. */
export interface FormerDatabase {
  /** Name of the migration in question. */
  readonly step: string;
  exec(statements: string): Promise<unknown>;
  read<T = Row>(query: string, values?: unknown[]): Promise<T[]>;
  /** Inserts rows, filling in other required columns. */
  insert(table: string, ...rows: Row[]): Promise<void>;
  migrate(which: (name: string) => boolean): Promise<void>;
  /** Opens it as a server of today does. Of use no more itself; the answer is to be closed in its place. */
  handOver(): Promise<Database>;
  close(): Promise<unknown>;
}

const folder = join(projectRoot, 'server/db/migrations');
const blank: Row = { text: '', jsonb: {}, boolean: false, integer: 1, bigint: 1 };

/**
 * An empty database, migrated up to the migration whose name ends with `ending`: on the server that TEST_DATABASE_URL
 * names, else embedded.
 */
export async function openFormerDatabase(ending: string): Promise<FormerDatabase> {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const step = migrations.find((name) => name.endsWith(ending)) ?? '';
  const { exec, query, close, handOver } = await connect();
  const migrate = async (which: (name: string) => boolean) => {
    for (const name of migrations.filter(which)) await exec(readFileSync(join(folder, name), 'utf8'));
  };
  const read = async <T = Row>(text: string, values: unknown[] = []) => (await query(text, values)).rows as T[];
  await migrate((name) => name < step);
  return {
    step,
    exec,
    read,
    async insert(table, ...rows) {
      const demanded = await read<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null`,
        [table],
      );
      const required = demanded.map(({ name, type }) => [name, blank[type] ?? '2025-01-15'] as const);
      for (const row of rows) {
        const whole = { ...Object.fromEntries(required), ...row };
        const places = Object.keys(whole).map((_, index) => `$${index + 1}`);
        const names = Object.keys(whole).join(', ');
        await read(`insert into ${table} (${names}) values (${places.join(', ')})`, Object.values(whole));
      }
    },
    migrate,
    handOver,
    close,
  };
}

async function connect() {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const client = new PGlite();
    return {
      exec: (statements: string): Promise<unknown> => client.exec(statements),
      query: (text: string, values: unknown[]) => client.query(text, values),
      async handOver() {
        const folder = mkdtempSync(join(tmpdir(), 'orgkit-former-'));
        const file = join(folder, 'database');
        writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
        await client.close();
        return openEmbeddedInMemory(file).finally(() => rmSync(folder, { recursive: true }));
      },
      close: () => client.close(),
    };
  }
  const scratch = await createScratchDatabase(server);
  const client = new Client({ connectionString: scratch.url });
  await client.connect();
  return {
    exec: (statements: string): Promise<unknown> => client.query(statements),
    query: (text: string, values: unknown[]) => client.query(text, values) as Promise<{ rows: unknown[] }>,
    async handOver() {
      await client.end();
      const database = await openPostgres(scratch.url, pino({ level: 'silent' }));
      return { ...database, close: () => database.close().then(scratch.drop) };
    },
    close: () => client.end().then(scratch.drop),
  };
}
