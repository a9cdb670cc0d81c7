import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { createScratchDatabase } from '../../server/db/openTestDatabase';
import { createRandom } from '../../server/testing/paymentProof/createRandom';
import { buildPrograms, runProgram, type Running } from '../../server/testing/serverProcess';

// `npm run proof` uses new random seeds. To repeat one: ORGKIT_PROOF_SEED=… npm run proof -- tests/unit/randomKills
const full = process.env['ORGKIT_PROOF'] !== undefined;
const SEED = process.env['ORGKIT_PROOF_SEED'] ?? (full ? `${Date.now()}` : '27');
const ROUNDS = full ? 30 : 3;
const GIFTS = full ? 100 : 30;
const token = 'admin-token-of-the-demo-for-tests';
const data = mkdtempSync(join(tmpdir(), 'orgkit-random-'));
const postgres = process.env['TEST_DATABASE_URL'];

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let scratch: Awaited<ReturnType<typeof createScratchDatabase>> | undefined;
let settings: Record<string, string>;
let server: Running | undefined;
beforeAll(async () => {
  [programs, scratch] = await Promise.all([buildPrograms(), postgres ? createScratchDatabase(postgres) : undefined]);
  const database = scratch && { DATABASE_URL: scratch.url };
  const own = { PORT: String(await freePort()), ORGKIT_DATA: data, ORGKIT_ADMIN_TOKEN: token, LOG_LEVEL: 'error' };
  settings = { ...own, ...database };
}, 120_000);
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await scratch?.drop();
  programs.remove();
  rmSync(data, { recursive: true, force: true });
});

async function start() {
  server = runProgram(join(programs.folder, 'main.mjs'), settings);
  await server.printed('Orgkit is ready');
}
async function kill() {
  server?.child.kill('SIGKILL');
  await server?.ended;
}

const request = (method: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${settings['PORT']}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  });
/** The status of the answer; null when none came. */
const send = (method: string, path: string, body: object) =>
  request(method, `admin/${path}`, body).then(
    ({ status }) => status,
    () => null,
  );

interface Operation {
  readonly id: string;
  readonly montant: number;
  readonly corrected: number | null;
  readonly hidden: boolean;
  /** The team that it ends in. */
  readonly team: Team;
}
const teams = ['lev', 'ombre', null] as const;
type Team = (typeof teams)[number];
const give = ({ id, montant }: Operation) => send('POST', 'campagnes/veille/dons', { id, montant, displayName: id });
const correct = ({ id, montant, corrected, hidden, team }: Operation) =>
  send('PUT', `campagnes/veille/dons/${id}`, { montant: corrected ?? montant, hidden, team });

/** The columns' sums of the campaign's CSV, in cents. */
async function exported(names: readonly string[]): Promise<number[]> {
  const text = await (await request('GET', 'admin/campagnes/veille/dons.csv')).text();
  const [head = '', ...rows] = text.trim().split('\r\n');
  const columns = head.replace('\ufeff', '').split(',');
  return names.map((name) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[columns.indexOf(name)]) * 100), 0),
  );
}

it(
  `SRV-27 gifts by hand given, corrected, moved and hidden among kills leave one total (seed ${SEED})`,
  async () => {
    const random = createRandom(SEED);
    await start();
    expect(await send('POST', 'campagnes', { id: 'veille', label: 'Veille' })).toBe(200);
    for (const param of ['lev', 'ombre'])
      expect(await send('POST', 'campagnes/veille/teams', { param, label: param })).toBe(200);
    let expected = 0;
    const ofTeams = { lev: 0, ombre: 0 };
    let count = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const operations = Array.from({ length: GIFTS }, (_, index) => ({
        id: `don-${round}-${index}`,
        montant: random.int(1, 300),
        corrected: random.chance(0.4) ? random.int(1, 300) : null,
        hidden: random.chance(0.2),
        team: random.pick(teams),
      }));
      // Killed once some have their answer, while others are on their way.
      const survivors = random.int(1, GIFTS / 2);
      let answered = 0;
      const under = operations.map(async (operation) => {
        if ((await give(operation)) !== 200) return;
        answered += 1;
        if (answered === survivors) server?.child.kill('SIGKILL');
        await correct(operation);
      });
      await Promise.all(under);
      await kill();
      await start();
      for (const operation of operations) {
        expect([200, 409]).toContain(await give(operation));
        expect(await correct(operation)).toBe(200);
        const cents = (operation.corrected ?? operation.montant) * 100;
        expected += cents;
        if (operation.team) ofTeams[operation.team] += cents;
        count += 1;
      }
    }
    const page = (await (await request('GET', 'campagne/id/veille')).json()) as {
      stats: { total: { sum: { total: number; received: number }; count: { total: number } } };
    };
    const { total } = page.stats;
    expect([total.sum.total * 100, total.sum.received * 100, total.count.total]).toEqual([expected, expected, count]);
    for (const [param, sum] of Object.entries(ofTeams)) {
      const answer = await request('GET', `campagne/team/stats/veille/${param}`);
      const { data } = (await answer.json()) as { data: { sum: { total: number } } };
      expect(data.sum.total * 100).toBe(sum);
    }
    expect(await exported(['montant', 'received'])).toEqual([expected, expected]);
    // The embedded database is one process's.
    await kill();
    const check = runProgram(join(programs.folder, 'cli.mjs'), settings, ['check-totals']);
    expect(await check.ended).toBe(0);
    expect(check.output()).toContain(', 0 differences');
  },
  full ? 600_000 : 90_000,
);
