import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../app';
import { verifyData } from '../backup/verify';
import type { Deps } from '../deps';
import { fillGiftSearch } from '../features/campaigns/gifts/giftSearch';
import { moveAddresses } from '../features/hosts/moveAddresses';
import { fillTotals } from '../ledger/totals/fillTotals';
import { checkTotals } from '../ledger/totals/checkTotals';
import { issueToken } from '../secrets/tokens';
import { createTestDeps, startTestServer, type TestServer } from '../testing/testServer';
import type { Database } from './database';
import { openFormerDatabase } from './testing/formerDatabase';

let database: Database;
let deps: Deps;
let server: TestServer;
let token: string;
beforeAll(async () => {
  const former = await openFormerDatabase('_scopes_of_tokens.sql');
  await former.exec(readFileSync(join(__dirname, 'testing/formerVersion.sql'), 'utf8'));
  database = await former.handOver();
  // Rows without an organisation belonged to the only one, and still do.
  deps = createTestDeps(database, { now: () => new Date('2026-11-25T12:00:00Z') });
  expect(await moveAddresses(deps)).toBe(1);
  server = await startTestServer(createApp(deps));
  token = await issueToken(database.queries, 'amandiers', deps);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function read<T>(path: string): Promise<T> {
  const { status, body } = await server.request('GET', `/v1/${path}`, { token });
  expect([path, status]).toEqual([path, 200]);
  return body;
}
const dataOf = async <T>(path: string) => (await read<{ data: T }>(path)).data;

type Sums = { sum: number; count: number; matched: number };

/** Totals as the version that wrote the data answered them. */
async function figures() {
  const { stats } = await read<{ stats: unknown }>('campagne/id/fete');
  const teams = await dataOf<{ param: string; stats: Sums }[]>('campagne/teams/fete');
  const donors =
    await dataOf<{ montant: number; campagneExtraData: { displayName: string } }[]>('campagne/donors/fete');
  const { montant, payed, reste } = await dataOf<Record<string, number>>('admin/dettes/loyer');
  const pledges = await dataOf<{ montant: number; state: string }[]>('admin/campagnes/fete/engagements');
  const paid = await read<{ data: Record<string, unknown>[]; totals: unknown }>('admin/payments?totals=true');
  const left = await server.request('POST', '/v1/forms/stock/P1?form=diner', { body: { extra: {} } });
  return {
    fund: (await dataOf<{ total: number }>('caisses/id/verger')).total,
    campaign: stats,
    teams: teams.map((team) => [team.param, team.stats]),
    donors: donors.map((donor) => [donor.montant, donor.campagneExtraData.displayName]),
    debt: { montant, payed, reste },
    pledges: pledges.map((pledge) => [pledge.montant, pledge.state]),
    payments: paid.data.map((payment) => [payment['montant'], payment['state'], payment['label']]),
    totals: paid.totals,
    stock: (left.body as { total: number }).total,
  };
}

const told = {
  fund: 300,
  campaign: {
    total: { sum: { total: 388, matched: 88, received: 300 }, count: { total: 3 } },
    engagements: { sum: 180, count: 1 },
  },
  teams: [['nord', { sum: 340, count: 2, matched: 70 }]],
  donors: [
    [200, 'Ilan'],
    [30, 'Noam'],
    [70, 'Dana'],
  ],
  debt: { montant: 400, payed: 150, reste: 250 },
  pledges: [[180, 'open']],
  payments: [
    [72, 'succeeded', 'Dîner'],
    [45, 'processing', 'Caisse Principale'],
    [44, 'failed', 'Caisse Principale'],
    [18, 'succeeded', 'Caisse Principale'],
    [50, 'succeeded', 'La fête'],
    [70, 'succeeded', 'La fête'],
    [150, 'succeeded', 'Loyer'],
    [30, 'succeeded', 'Le verger'],
    [120, 'succeeded', 'Le verger'],
  ],
  totals: [{ devise: 'eur', count: 9, received: 510, refunded: 20, fees: 0 }],
  stock: 14,
};

it('OPS-04 ENT-30 SRV-17 what a former version kept opens with all its totals, filled or not', async () => {
  expect(await figures()).toEqual(told);
  while ((await fillTotals(deps)) > 0);
  while ((await fillGiftSearch(database.queries)) > 0);
  expect(await figures()).toEqual(told);
  expect(await checkTotals(deps, { since: deps.now(), most: Infinity })).toMatchObject({ differences: [] });
  expect(await verifyData(deps)).toMatch(/everything agrees$/);
});

it('ENT-11 its own site, which was called BASE_WEB_URL, is where payers may return, and pages are here', async () => {
  const own = await dataOf<Record<string, unknown>>('organisations/id/amandiers');
  expect(own).toMatchObject({
    siteUrl: 'https://www.amandiers.example',
    BASE_WEB_URL: 'http://orgkit.test/o/amandiers',
  });
});

it('SRV-17 gives and takes go on from there', async () => {
  const give = await server.request('POST', '/v1/admin/campagnes/fete/dons', {
    token,
    body: { montant: 10, team: 'nord' },
  });
  expect(give.status).toBe(200);
  // The 12 left to match cover it whole.
  const { campaign, teams } = await figures();
  expect(campaign).toMatchObject({ total: { sum: { total: 408, matched: 98 }, count: { total: 4 } } });
  expect(teams).toMatchObject([['nord', { sum: 360, count: 3 }]]);
});

it('OPS-04 BUILD-32 its forms are listed, saved and restored; who saved them then is not known', async () => {
  const forms = await dataOf<{ id: string; revision: number }[]>('admin/forms');
  const { revision = 0 } = forms.find(({ id }) => id === 'diner') ?? {};
  const post = (method: string, path: string, body: object) =>
    server.request(method, `/v1/admin/forms/diner${path}`, { token, body });
  expect((await post('PUT', '', { title: 'Souper', revision })).status).toBe(200);
  expect((await post('POST', '/draft', { version: null, revision, form: { title: 'Brunch' } })).status).toBe(200);
  const saved = await dataOf<{ revision: number; by: string | null }[]>('admin/forms/diner/revisions');
  expect(saved.map(({ by }) => by)).toEqual(['admin', ...Array.from({ length: revision }, () => null)]);
  const restored = await post('POST', `/revisions/${revision}/restore`, { revision: revision + 1 });
  expect(restored.body).toMatchObject({ success: true, data: { title: 'Dîner', archived: false } });
});
