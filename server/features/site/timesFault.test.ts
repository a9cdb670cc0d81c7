import type { HomeContent, PageData, ShownTimes } from '../../../src/contract/site/pageData';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import type * as Loading from '../schedules/loadHebcal';
import { foundOrganisation } from '../settings/organisationService';

let fault: 'sun' | 'Hebrew dates' | null = null;
jest.mock('../schedules/loadHebcal', () => ({
  async loadHebcal() {
    if (fault === 'sun') throw new Error('the packages cannot be loaded');
    const { loadHebcal } = jest.requireActual<typeof Loading>('../schedules/loadHebcal');
    const hebcal = await loadHebcal();
    if (fault === null) return hebcal;
    return {
      ...hebcal,
      HDate: class {
        constructor() {
          throw new Error('there is no such date');
        }
      },
    };
  },
}));

let database: Database;
let server: TestServer;
let day = 14;
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database, { now: () => new Date(`2025-01-${day}T12:00:00Z`) });
  const token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  server = await startTestServer(createApp(deps));
  const minha = { name: 'Minha', dow: [0, 1, 2, 3, 4, 5, 6], fixed: true, heure: 13, minute: 30 };
  expect((await server.request('PUT', '/v1/admin/horaires', { token, body: { horaires: [minha] } })).status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function timesAt<T>(path: string): Promise<T | undefined> {
  const { status, body } = await server.request('GET', `/v1/pages/resolve?path=${path}`);
  expect([path, status]).toEqual([path, 200]);
  return (body as { data: Omit<PageData, 'data'> & { data: T[] } }).data.data[0];
}

it.each(['sun', 'Hebrew dates'] as const)('SCHED-15 a fault in %s is that of the times alone', async (broken) => {
  // Times are computed once a day.
  day += 1;
  fault = broken;
  for (const path of ['/horaires', '/__horaires'])
    expect(await timesAt<ShownTimes>(path)).toMatchObject({ failed: true, days: [], timeZone: 'Europe/Paris' });
  expect((await timesAt<HomeContent>('/'))?.horaires).toMatchObject({ failed: true, days: [] });
  for (const path of ['/', '/horaires', '/__horaires']) {
    const { status, text } = await server.request('GET', path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('Les horaires ne peuvent pas être affichés pour le moment.');
  }
  expect((await server.request('GET', '/v1/horaires')).status).toBe(500);

  fault = null;
  expect((await timesAt<HomeContent>('/'))?.horaires?.days.length).toBeGreaterThan(0);
  expect((await server.request('GET', '/')).text).not.toContain('ne peuvent pas être affichés');
});
