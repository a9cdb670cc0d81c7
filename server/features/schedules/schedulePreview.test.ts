import type { ScheduleEntry, ScheduleWindow } from '../../../src/contract/site/schedules';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';

let database: Database;
let server: TestServer;
let token: string;
let otherToken: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database, { now: () => new Date('2025-01-15T12:00:00Z') });
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other', language: 'en' });
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const daily = { dow: [0, 1, 2, 3, 4, 5, 6], fixed: false };
const candles = { ...daily, id: 'candles', name: 'Bougies', zeman: 'ENTREE_CHABBAT' };
const sunset = { ...daily, name: 'Minha', zeman: 'CHKIAH', minute: 15, avant: true, round: true };

const replace = () => server.request('PUT', '/v1/admin/horaires', { token, body: { horaires: [candles] } });
const list = async () => {
  const { body } = await server.request('GET', '/v1/admin/horaires', { token });
  return (body as { data: ScheduleEntry[] }).data.map(({ id }) => id);
};

describe('CALL-113', () => {
  const preview = async (body: object, given = token) =>
    server.request('POST', '/v1/admin/horaires/preview', { token: given, body });

  it('CALL-113 answers the week of any day by what is sent, and keeps nothing', async () => {
    await replace();
    const { body } = await preview({ horaires: [sunset, { name: 'Cours', dow: [2], heure: 20 }], day: '2025-07-04' });
    const { timeZone, today, days } = (body as { data: ScheduleWindow }).data;
    expect([timeZone, today]).toEqual(['Europe/Paris', '2025-01-15']);
    expect(days.map(({ date }) => date)).toEqual([
      ...['2025-06-29', '2025-06-30', '2025-07-01', '2025-07-02', '2025-07-03', '2025-07-04', '2025-07-05'],
    ]);
    expect(days[2]?.entries.map(({ name, at }) => [name, at])).toEqual([
      ['Cours', '2025-07-01T20:00:00+02:00'],
      ['Minha', '2025-07-01T21:40:00+02:00'],
    ]);
    expect(await list()).toEqual(['candles']);
  });

  it('CALL-113 shows today’s week in the organisation’s language, and stands the first and last years', async () => {
    const { body } = await preview({ horaires: [sunset] }, otherToken);
    expect((body as { data: ScheduleWindow }).data.days[0]).toMatchObject({
      date: '2025-01-12',
      label: 'Sunday 12 January',
    });
    for (const day of ['1000-01-01', '9999-12-31'])
      expect([day, (await preview({ horaires: [sunset], day })).status]).toEqual([day, 200]);
    expect((await preview({ horaires: [{ name: 'X', dow: [] }] })).status).toBe(400);
  });
});
