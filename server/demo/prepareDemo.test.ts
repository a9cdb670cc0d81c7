import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { caisseProgress, isCaisseOpen } from '../../src/core/payment';
import { createApp } from '../app';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/openTestDatabase';
import { entries, organisations, payments } from '../db/schema';
import type { Deps } from '../deps';
import { readCaisses } from '../features/caisses/caisseService';
import { foundOrganisation } from '../features/organisations/organisationService';
import { createTestDeps, startTestServer } from '../testing/testServer';
import { holderOfToken } from '../tokens';
import { demoCaisses, demoOrganisation } from './demoOrganisation';
import { prepareDemo } from './prepareDemo';

let database: Database;
let deps: Deps;
beforeAll(async () => {
  database = await openTestDatabase();
  deps = createTestDeps(database);
}, 60_000);
afterAll(() => database.close());

const withToken = (adminToken: string) => createTestDeps(database, { config: { adminToken } });
const count = async (table: typeof payments | typeof entries | typeof organisations) => database.queries.$count(table);

describe('the demo organisation', () => {
  let token: string;

  it('PROD-01 is loaded whole into an empty database, or not at all', async () => {
    const broken: Deps = {
      ...deps,
      ids: {
        ...deps.ids,
        secret: () => {
          throw new Error('no ids');
        },
      },
    };
    await expect(prepareDemo(broken)).rejects.toThrow('no ids');
    expect([await count(organisations), await count(payments), await count(entries)]).toEqual([0, 0, 0]);

    token = (await prepareDemo(deps)) ?? '';
    expect(await holderOfToken(database.queries, token)).toMatchObject({ organisationId: 'demo' });
    expect(await count(payments)).toBeGreaterThan(50);
  });

  it('PROD-01 is not loaded twice, nor beside another organisation', async () => {
    const before = await count(payments);
    expect(await prepareDemo(deps)).toBeNull();
    expect(await count(payments)).toBe(before);
  });

  it('SRV-13 has funds of every kind, with totals that its ledger accounts for', async () => {
    const funds = await readCaisses(deps, 'demo');
    const kinds = funds.map((fund) => ({
      id: fund.id,
      open: isCaisseOpen(fund),
      smart: fund.smart,
      goal: caisseProgress(fund, 'eur').goal,
    }));
    expect(kinds).toEqual([
      { id: 'toit', open: true, smart: false, goal: 60_000 },
      { id: 'cantine', open: true, smart: true, goal: 9_000 },
      { id: 'solidarite', open: true, smart: false, goal: null },
      { id: 'rentree', open: false, smart: false, goal: 3_000 },
    ]);
    for (const fund of funds) expect(fund.total).toBeGreaterThan(0);
    const { rows } = (await database.queries.execute(
      sql`select sum(counted)::int as total from entries where caisse_id is not null`,
    )) as never;
    expect(rows).toEqual([{ total: funds.reduce((sum, { total }) => sum + total, 0) * 100 }]);
  });

  it('ENT-12 shows pictures that are there', async () => {
    const addresses = [
      demoOrganisation.logo,
      ...demoCaisses.flatMap(({ bgimage, imagesCaroussel = [] }) => [bgimage, ...imagesCaroussel]),
    ];
    const files = addresses.filter((address) => address !== undefined).map((address) => address.replace('/demo/', ''));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(__dirname, 'pictures', file)))).toEqual([]);
    const server = await startTestServer(createApp(deps));
    expect((await server.request('GET', '/demo/logo.svg')).headers.get('content-type')).toContain('svg');
    await server.close();
  });

  it('SRV-10 takes the token that the operator chose, and the next one in its place', async () => {
    const whose = async (given: string) => (await holderOfToken(database.queries, given))?.organisationId ?? null;
    expect(await prepareDemo(withToken('first-choice'))).toBeNull();
    expect([await whose('first-choice'), await whose(token)]).toEqual(['demo', 'demo']);
    await prepareDemo(withToken('second-choice'));
    expect([await whose('first-choice'), await whose('second-choice')]).toEqual([null, 'demo']);
    await prepareDemo(withToken('first-choice'));
    expect([await whose('first-choice'), await whose('second-choice')]).toEqual(['demo', null]);
  });

  it('SRV-10 refuses to take another organisation’s token for it', async () => {
    const others = await foundOrganisation(deps, { id: 'other', name: 'Other' });
    await expect(prepareDemo(withToken(others))).rejects.toMatchObject({ name: 'StartupError' });
    expect(await holderOfToken(database.queries, others)).toMatchObject({ organisationId: 'other' });
    expect(await holderOfToken(database.queries, 'first-choice')).toMatchObject({ organisationId: 'demo' });
  });
});
