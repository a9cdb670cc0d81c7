import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compileLater } from '../../../scripts/lib/brief.mjs';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { createDatabase } from '../../../scripts/lib/postgres.mjs';

const entry = 'dist/server/main.js';
/** Milliseconds that a first start may take: the embedded database is made, on a machine that does other things too. */
const startLimit = 180_000;

/** The built server, as `npm start` runs it, with its own data folder. */
export interface OrgkitServer {
  /** `http://localhost:port`; the same server answers on 127.0.0.1, which is another site. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataFolder: string;
  /** Token of the demo organisation's administrator. */
  readonly adminToken: string;
  /** Everything that it printed so far. */
  output(): string;
  /** Ends it and removes its data. Throws when it did not end well. */
  stop(): Promise<void>;
}

export interface OrgkitServerOptions {
  /** Settings of the server. */
  readonly env?: Record<string, string> | undefined;
  /** The file is about the embedded database, or plants data in it. */
  readonly embedded?: boolean;
}

/** Data of a finished first start (see prepareE2e). */
interface FreshData {
  readonly folder?: string;
  /** Database to copy, on the server of TEST_DATABASE_URL. */
  readonly template?: string;
}

/**
 * Starts dist/server/main.js and waits until it is ready. Its data are those of a first start. Where the run has a
 * PostgreSQL server it has a database of its own there: the embedded one costs twice the time.
 */
export async function startOrgkit({ env, embedded = false }: OrgkitServerOptions = {}): Promise<OrgkitServer> {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run npm run build first.`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-e2e-'));
  const postgres = embedded || env?.['DATABASE_URL'] !== undefined ? '' : process.env.TEST_DATABASE_URL;
  const { folder, template } = freshData(postgres ? 'postgres' : 'embedded');
  if (folder) cpSync(folder, dataFolder, { recursive: true });
  const database = postgres ? await createDatabase(postgres, template) : null;
  const adminToken = 'admin-token-of-the-demo-for-tests';
  const settings = { PORT: `${port}`, PUBLIC_URL: url, ORGKIT_DATA: dataFolder, ORGKIT_ADMIN_TOKEN: adminToken };
  const child = spawn(process.execPath, [...compileLater, entry], {
    env: { ...process.env, DATABASE_URL: database?.url ?? '', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const output = () => printed.join('');
  const deadline = performance.now() + startLimit;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${output()}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the server was not ready in time:\n${output()}`);
    }
    await setTimeout(100);
  }
  return {
    url,
    port,
    pid: child.pid ?? NaN,
    dataFolder,
    adminToken,
    output,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(dataFolder, { recursive: true, force: true });
      await database?.stop();
      if (code !== 0) throw new Error(`the server ended with ${code}:\n${output()}`);
    },
  };
}

function freshData(engine: 'embedded' | 'postgres'): FreshData {
  const { ORGKIT_FRESH_DATA: folder, ORGKIT_FRESH_POSTGRES: known } = process.env;
  if (engine === 'postgres') return known ? (JSON.parse(known) as FreshData) : {};
  return folder ? { folder } : {};
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * The server of the whole run (see prepareE2e), for files that change nothing another could notice; a server of their own
 * where there is none.
 */
export async function joinOrgkit(): Promise<OrgkitServer> {
  const { ORGKIT_SHARED_SERVER: known } = process.env;
  const shared = known && (JSON.parse(known) as Omit<OrgkitServer, 'output' | 'stop'>);
  if (!shared || !(await isReady(shared.url))) return startOrgkit();
  return { ...shared, output: () => '', stop: () => Promise.resolve() };
}
