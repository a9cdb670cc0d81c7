import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compileLater } from '../../scripts/lib/brief.mjs';
import { freePort } from '../../scripts/lib/freePort.mjs';

const entry = 'dist/server/main.js';
const adminToken = 'admin-token-of-the-demo-for-tests';
const gifts = 60;

let dataFolder: string;
let port: number;
let child: ChildProcess | undefined;
/** Nothing is started once the folder is going: a test cut off by its limit runs on for a while. */
let isOver = false;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-crash-'));
  // No first start, which draws the pictures of the demo meanwhile.
  const { ORGKIT_FRESH_DATA: fresh } = process.env;
  if (fresh) cpSync(fresh, dataFolder, { recursive: true });
  port = await freePort();
});
afterAll(async () => {
  isOver = true;
  await kill();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Starts the built server over the same data folder and port, and waits until it answers. */
async function start(): Promise<void> {
  const settings = { PORT: `${port}`, ORGKIT_DATA: dataFolder, ORGKIT_ADMIN_TOKEN: adminToken, LOG_LEVEL: 'error' };
  if (isOver) throw new Error('the test is over');
  const running = spawn(process.execPath, [...compileLater, entry], {
    env: { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Not inherited: a server that outlived its test would hold the test run open.
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => process.stderr.write(chunk));
  child = running;
  while (
    !(await request('GET', '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    ))
  ) {
    if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}`);
    await setTimeout(100);
  }
}

/** As a power cut: nothing is flushed, nothing is said good-bye to. */
async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child?.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

async function request(method: string, path: string, body?: unknown) {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${adminToken}`,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, json: () => JSON.parse(text) as never };
}

interface Gift {
  readonly montant: number;
  readonly key: string;
  /** What the server has acknowledged so far. */
  intent?: string;
  url?: string;
  paid?: boolean;
}

const payer = {
  info: { homme: false, prenom: 'Dana', nom: 'Lévi', email: 'dana@example.org', tel: '+33612345678' },
  facturation: { perso: true, adresse: '1 rue de la Paix', postal: '75002', ville: 'Paris', pays: 'FR' },
};

/** Goes on with a gift from where its answers stopped coming; every step may be repeated. */
async function give(gift: Gift, caisseId: string): Promise<void> {
  const config = { type: 'CAISSE', typeId: caisseId, montant: gift.montant };
  const { key, montant } = gift;
  const made = (await request('POST', '/v1/paiements/intents', { config, idempotencyKey: key })).json() as {
    data: { id: string };
  };
  expect(made.data.id).toBe(gift.intent ?? made.data.id);
  gift.intent = made.data.id;
  const amounts = { montant, fees: 0, total: montant };
  const submission = { ...config, ...payer, amounts, intent: gift.intent, idempotencyKey: key };
  const submitted = (
    await request('POST', '/v1/paiements/offline/link/', { config: JSON.stringify(submission) })
  ).json() as { url: string };
  expect(submitted.url).toBe(gift.url ?? submitted.url);
  gift.url = submitted.url;
  const pressed = await request(
    'POST',
    new URL(gift.url).pathname,
    new URLSearchParams({ action: 'pay', charge: '1' }),
  );
  expect(pressed.status).toBe(303);
  gift.paid = true;
}

const totals = async (caisseId: string) =>
  ((await request('GET', `/v1/caisses/id/${caisseId}`)).json() as { data: { total: number; payed: number } }).data;
const ledger = async () =>
  (
    (await request('GET', '/v1/admin/payments?limit=200')).json() as {
      data: { typeId: string; montant: number; received: number; state: string }[];
    }
  ).data;

describe('kill -9 during 60 payments', () => {
  it('SRV-02 SRV-03 loses nothing that was acknowledged, and the totals are those of the ledger', async () => {
    await start();
    const { data: caisse } = (await request('POST', '/v1/admin/caisses', { name: 'Solide' })).json() as {
      data: { id: string };
    };
    const all: Gift[] = Array.from({ length: gifts }, (_, index) => ({
      montant: 10 + index,
      key: `gift-number-${index}`,
    }));

    // Cut twice in the middle of things: each time when a third of the gifts was acknowledged as paid.
    for (const cut of [gifts / 3, (2 * gifts) / 3]) {
      const enough = () => all.filter(({ paid }) => paid).length >= cut;
      const open = all.filter(({ paid }) => !paid);
      const workers = Array.from({ length: 6 }, async () => {
        for (let gift = open.shift(); gift && !enough(); gift = open.shift()) await give(gift, caisse.id);
      });
      await Promise.race([
        Promise.all(workers),
        (async () => {
          while (!enough()) await setTimeout(5);
        })(),
      ]);
      await kill();
      await Promise.allSettled(workers);
      await start();
      const known = await Promise.all(
        all
          .filter(({ intent }) => intent)
          .map(async ({ intent, url }) => {
            const { status } = await request('GET', `/v1/paiements/intents/${intent}/status`);
            const page = url ? await request('GET', new URL(url).pathname) : { status: 200 };
            return [status, page.status];
          }),
      );
      expect(known).toEqual(known.map(() => [200, 200]));
    }

    // The visitors try again; those that were paid are asked once more, which must change nothing.
    for (const gift of all) await give(gift, caisse.id);
    const expected = all.reduce((sum, { montant }) => sum + montant, 0);
    while ((await totals(caisse.id)).total < expected) await setTimeout(100);

    const rows = (await ledger()).filter(({ typeId }) => typeId === caisse.id);
    expect(rows).toHaveLength(gifts);
    expect(rows.every(({ state, montant, received }) => state === 'succeeded' && received === montant)).toBe(true);
    expect(await totals(caisse.id)).toMatchObject({ total: expected, payed: expected });
  }, 600_000);
});
