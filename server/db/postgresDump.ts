import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { StartupError } from '../errors';

/** Writes a consistent dump of a PostgreSQL database, made while it is used. @throws StartupError */
export const dumpPostgres = (url: string, to: string): Promise<void> =>
  run(url, 'pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${to}`]);

/** Loads a dump into a database without tables, all of it or nothing. @throws StartupError */
export async function restoreDump(url: string, from: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  const failed = (error: Error) => {
    throw new StartupError(`cannot open the PostgreSQL database of DATABASE_URL: ${error.message}`);
  };
  await client.connect().catch(failed);
  try {
    const system = `schemaname not in ('pg_catalog', 'information_schema')`;
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where ${system}`,
    );
    if (rows[0]?.tables !== 0) {
      throw new StartupError('the database of DATABASE_URL is not empty: a backup is restored into a new one.');
    }
  } finally {
    await client.end();
  }
  await run(url, 'pg_restore', ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', from]);
}

/** The password goes through the environment: program arguments are visible to everyone on the machine. */
async function run(url: string, program: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  const child = spawn(program, [`--dbname=${address.href}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${program} is not installed here: install PostgreSQL's client programs, or use it where they are.`;
      fail(new StartupError(error.code === 'ENOENT' ? missing : `${program}: ${error.message}`));
    });
    child.once('close', done);
  });
  const [complaint, code] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0)
    throw new StartupError(`${program} failed: ${complaint.trim().split('\n')[0] ?? `exit code ${code}`}`);
}
