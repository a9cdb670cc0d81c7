import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import type { Database } from '../../../server/db/database';
import { openEmbedded } from '../../../server/db/embedded';
import { createScratchDatabase } from '../../../server/db/openTestDatabase';
import { openPostgres } from '../../../server/db/postgres';
import { signBody } from '../../../server/gateways/signature';
import { buildPrograms, runProgram, type Running } from '../../../server/testing/serverProcess';
import type { WebhookEvent } from '../../../src/contract/payments/payments';

const SECRET = 'webhook-secret-of-random-kills';
const TOKEN = 'admin-token-of-the-demo-for-tests';
const log = pino({ level: 'silent' });

/** The server in a process of its own, on the database that tests run on; it starts again after a kill. */
export async function createKillableServer() {
  const postgres = process.env['TEST_DATABASE_URL'];
  const data = mkdtempSync(join(tmpdir(), 'orgkit-random-'));
  const [programs, scratch] = await Promise.all([
    buildPrograms(),
    postgres ? createScratchDatabase(postgres) : undefined,
  ]);
  const settings: Record<string, string> = {
    ...{ PORT: String(await freePort()), ORGKIT_DATA: data, ORGKIT_ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'error' },
    PAYMENT_WEBHOOK_SECRET: SECRET,
    ...(scratch && { DATABASE_URL: scratch.url }),
  };
  let server: Running | undefined;

  const request = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${settings['PORT']}/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const admin = { authorization: `Bearer ${TOKEN}` };
  /** The status of the answer; null when none came. */
  const statusOf = (answer: Promise<Response>) =>
    answer.then(
      ({ status }) => status,
      () => null,
    );
  return {
    async start() {
      server = runProgram(join(programs.folder, 'main.mjs'), settings);
      await server.printed('Orgkit is ready');
    },
    /** Ends it at once, without a chance to tidy up. */
    async kill() {
      server?.child.kill('SIGKILL');
      await server?.ended;
    },
    send: (method: string, path: string, body: object) => statusOf(request(method, `admin/${path}`, body, admin)),
    report: (event: WebhookEvent) =>
      statusOf(
        request('POST', 'paiements/webhook/sandbox', event, { 'x-signature': signBody(SECRET, JSON.stringify(event)) }),
      ),
    read: async <T>(path: string) => (await (await request('GET', path)).json()) as T,
    readAdmin: async (path: string) => (await request('GET', `admin/${path}`, undefined, admin)).text(),
    /** Works in its database while it is down. */
    async inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
      const database = await (scratch ? openPostgres(scratch.url, log) : openEmbedded(join(data, 'database'), log));
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    /** What the check of kept totals prints. */
    async checkTotals() {
      const check = runProgram(join(programs.folder, 'cli.mjs'), settings, ['check-totals']);
      await check.ended;
      return check.output();
    },
    async remove() {
      server?.child.kill('SIGKILL');
      await server?.ended;
      await scratch?.drop();
      programs.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
export type KillableServer = Awaited<ReturnType<typeof createKillableServer>>;
