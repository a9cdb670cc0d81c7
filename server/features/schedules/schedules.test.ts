import type { ScheduleEntry, ScheduleWindow } from '../../../src/contract/site/schedules';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import type { Deps } from '../../deps';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { findOrganisation } from '../organisations/organisationStore';
import { foundOrganisation } from '../settings/organisationService';
import { scheduleEvents } from './scheduleWindow';

let database: Database;
let deps: Deps;
let server: TestServer;
let token: string;
let otherToken: string;
let clock = '2025-01-15T12:00:00Z';
beforeAll(async () => {
  database = await openTestDatabase();
  deps = createTestDeps(database, { now: () => new Date(clock) });
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other', language: 'en' });
  server = await startTestServer(createApp(deps));
});
beforeEach(async () => {
  clock = '2025-01-15T12:00:00Z';
  await replace([]);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const replace = (horaires: unknown, given = token) =>
  server.request('PUT', '/v1/admin/horaires', { token: given, body: { horaires } });
const list = async (given = token) =>
  (await server.request('GET', '/v1/admin/horaires', { token: given })).body as { data: ScheduleEntry[] };
const set = (body: object) => server.request('PUT', '/v1/admin/organisations/demo', { token, body });
const read = async (query = '') => {
  const answer = await server.request('GET', `/v1/horaires${query}`);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  return (answer.body as { data: ScheduleWindow }).data;
};
const dayOf = async (date: string, query = '') => (await read(query)).days.find((day) => day.date === date);

const daily = { dow: [0, 1, 2, 3, 4, 5, 6] };
const sunset = {
  ...daily,
  id: 'sunset',
  name: 'Minha',
  fixed: false,
  zeman: 'CHKIAH',
  minute: 15,
  avant: true,
  round: true,
};
const candles = {
  ...daily,
  id: 'candles',
  name: 'Bougies',
  fixed: false,
  zeman: 'ENTREE_CHABBAT',
  type: 'VENDREDI_SOIR',
};
const end = { dow: [6], id: 'end', name: 'Havdala', fixed: false, zeman: 'SORTIE_CHABBAT' };

describe('CALL-39', () => {
  it('SCHED-06 SCHED-09 answers the worked examples, ten days back to thirty ahead', async () => {
    await replace([sunset, candles, end]);
    const { days, ...rest } = await read();
    expect(rest).toEqual({ timeZone: 'Europe/Paris', today: '2025-01-15' });
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([41, '2025-01-05', '2025-02-14']);
    expect(await dayOf('2025-01-17')).toEqual({
      ...{ date: '2025-01-17', label: 'vendredi 17 janvier', hebrew: '17 Tevet 5785', parasha: 'Chemot', holidays: [] },
      nightfall: expect.stringMatching(/^2025-01-17T18:07:\d\d\+01:00$/),
      entries: [
        { id: 'sunset', name: 'Minha', type: 'AUTRE', at: '2025-01-17T17:05:00+01:00' },
        { id: 'candles', name: 'Bougies', type: 'VENDREDI_SOIR', at: '2025-01-17T17:06:00+01:00' },
      ],
    });
    const saturday = await dayOf('2025-01-18');
    expect(saturday?.entries.find(({ id }) => id === 'end')?.at).toBe('2025-01-18T18:19:00+01:00');
    // On whatever day it is listed: that of the week from Sunday on.
    for (const date of ['2025-01-12', '2025-01-18'])
      expect((await dayOf(date))?.entries.find(({ id }) => id === 'candles')?.at).toBe('2025-01-17T17:06:00+01:00');
  });

  it.each([
    ['fr', 'dimanche 26 janvier', '26 Tevet 5785'],
    ['en', 'Sunday 26 January', '26 Tevet 5785'],
    ['he', 'יום ראשון, 26 בינואר', 'כ״ו בטבת תשפ״ה'],
    ['it', 'domenica 26 gennaio', '26 Tevet 5785'],
    ['pt', 'domingo, 26 de janeiro', '26 Tevet 5785'],
    ['ru', 'воскресенье, 26 января', '26 Тевет 5785'],
  ])('SCHED-14 writes days in %s', async (lang, label, hebrew) => {
    const day = await dayOf('2025-01-26', `?org=demo&lang=${lang}`);
    expect(day).toMatchObject({ label, hebrew });
  });

  it('SCHED-06 answers another organisation in its language, and none that does not exist', async () => {
    expect((await dayOf('2025-01-17', '?org=other'))?.label).toBe('Friday 17 January');
    expect((await server.request('GET', '/v1/horaires?org=nobody')).status).toBe(404);
    expect((await server.request('GET', '/v1/horaires?lang=de')).status).toBe(400);
  });

  it('SCHED-06 shows "no time" for what does not occur, by the organisation’s own place and clock', async () => {
    await replace([{ ...sunset, zeman: 'TSET' }]);
    clock = '2025-06-15T12:00:00Z';
    await set({ lat: 69.65, long: 18.96, timeZone: 'Europe/Oslo' });
    const { timeZone, days } = await read();
    expect([timeZone, days.every(({ nightfall, entries }) => nightfall === null && entries[0]?.at === null)]).toEqual([
      'Europe/Oslo',
      true,
    ]);
    await set({ lat: 48.8534, long: 2.3488, timeZone: 'Europe/Paris' });
  });

  it('SCHED-05 SCHED-14 follows the settings: tradition, angle, no Hebrew calendar', async () => {
    await replace([end]);
    const sabbathEnd = async () => (await dayOf('2025-01-18'))?.entries[0]?.at;
    expect(await sabbathEnd()).toBe('2025-01-18T18:19:00+01:00');
    await set({ config: { 'horaire.sortie.angle': 7.083 } });
    const dark = (await dayOf('2025-01-18'))?.nightfall ?? '';
    expect([dark.slice(0, 16), await sabbathEnd()]).toEqual(['2025-01-18T18:09', '2025-01-18T18:10:00+01:00']);
    await set({ config: { 'horaire.sortie.angle': null }, zmanimShitat: 'chabad' });
    const earlier = (await dayOf('2025-01-18'))?.nightfall ?? '';
    expect([earlier < dark, await sabbathEnd()]).toEqual([true, '2025-01-18T18:19:00+01:00']);
    await set({ config: { 'horaire.hebreu.active': false } });
    const { hebrew, parasha, holidays, nightfall } = (await dayOf('2025-01-13')) ?? {};
    expect([hebrew, parasha, holidays, nightfall]).toEqual([null, null, [], null]);
    await set({ config: { 'horaire.hebreu.active': null }, zmanimShitat: '' });
    expect((await set({ config: { 'horaire.sortie.angle': 40 } })).status).toBe(400);
  });

  it('CALL-39 is computed anew for another day, another schedule, other settings', async () => {
    await replace([{ ...daily, id: 'a', name: 'Matin', heure: 8 }]);
    const first = async () => (await read()).days[0];
    expect(await first()).toMatchObject({ date: '2025-01-05', entries: [{ at: '2025-01-05T08:00:00+01:00' }] });
    await replace([{ ...daily, id: 'a', name: 'Matin', heure: 9 }]);
    expect(await first()).toMatchObject({ entries: [{ at: '2025-01-05T09:00:00+01:00' }] });
    // Past midnight in Paris.
    clock = '2025-01-15T23:00:00Z';
    expect((await first())?.date).toBe('2025-01-06');
    await set({ timeZone: 'America/New_York' });
    expect(await first()).toMatchObject({ date: '2025-01-05', entries: [{ at: '2025-01-05T09:00:00-05:00' }] });
    await set({ timeZone: 'Europe/Paris' });
  });

  it('SCHED-04 leaves the platform’s date formats in place', async () => {
    await read();
    expect(Function.prototype.toString.call(Intl.DateTimeFormat)).toContain('[native code]');
  });
});

describe('the schedule of an organisation', () => {
  it('ENT-16 is replaced as a whole: what is kept keeps its id, what is new gets one', async () => {
    const [first] = ((await replace([{ ...daily, name: ' Cours ' }])).body as { data: ScheduleEntry[] }).data;
    expect(first).toEqual({
      ...{ id: expect.any(String), name: 'Cours', type: 'AUTRE', ...daily, fixed: true, heure: 0, minute: 0 },
      ...{ zeman: null, avant: false, round: false, from: null, until: null, exceptions: [] },
    });
    await replace([sunset, { ...first, heure: 20 }]);
    expect((await list()).data.map(({ id, heure }) => [id, heure])).toEqual([
      ['sunset', 0],
      [first?.id, 20],
    ]);
    expect(await replace((await list()).data)).toMatchObject({ status: 200, body: { data: (await list()).data } });
  });

  it.each([
    ['no name', [{ ...daily, name: ' ' }], 'horaires.0.name'],
    ['an hour that there is not', [{ ...daily, name: 'A', heure: 24 }], 'horaires.0.heure'],
    ['a part of a minute', [{ ...daily, name: 'A', minute: 0.5 }], 'horaires.0.minute'],
    ['a weekday that there is not', [{ name: 'A', dow: [7] }], 'horaires.0.dow.0'],
    ['a weekday twice', [{ name: 'A', dow: [1, 1] }], 'horaires.0.dow'],
    ['no day at all', [{ name: 'A', dow: [] }], 'horaires.0'],
    ['no sun time', [{ ...daily, name: 'A', fixed: false }], 'horaires.0'],
    ['an unknown sun time', [{ ...daily, name: 'A', fixed: false, zeman: 'MIDI' }], 'horaires.0.zeman'],
    ['an unknown type', [{ ...daily, name: 'A', type: 'NUIT' }], 'horaires.0.type'],
    [
      'a season that ends before it begins',
      [{ ...daily, name: 'A', from: '2025-02-01', until: '2025-01-01' }],
      'horaires.0',
    ],
    ['a day that there is not', [{ ...daily, name: 'A', from: '2025-02-30' }], 'horaires.0.from'],
    [
      'an exception without a time',
      [{ ...daily, name: 'A', exceptions: [{ date: '2025-02-01' }] }],
      'horaires.0.exceptions.0.time',
    ],
    [
      'an exception at no time',
      [{ ...daily, name: 'A', exceptions: [{ date: '2025-02-01', time: '25:00' }] }],
      'horaires.0.exceptions.0.time',
    ],
    [
      'two exceptions of one day',
      [
        {
          ...daily,
          name: 'A',
          exceptions: [
            { date: '2025-02-01', time: null },
            { date: '2025-02-01', time: '09:00' },
          ],
        },
      ],
      'horaires.0.exceptions',
    ],
    ['a key of nobody', [{ ...daily, name: 'A', zman: 'NETS' }], 'horaires.0.zman'],
    ['an id twice', [sunset, sunset], 'horaires'],
    ['no list', undefined, 'horaires'],
  ])('ENT-16 refuses %s and changes nothing', async (_, horaires, path) => {
    await replace([sunset]);
    const { status, body } = await replace(horaires);
    expect([status, (body as { issues: { path: string }[] }).issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect((await list()).data).toMatchObject([sunset]);
  });

  it('SRV-10 is the token’s own, and written by those alone that may', async () => {
    await replace([sunset]);
    expect((await list(otherToken)).data).toEqual([]);
    await replace([candles], otherToken);
    expect((await list()).data.map(({ id }) => id)).toEqual(['sunset']);
    expect((await read('?org=other')).days[0]?.entries.map(({ id }) => id)).toEqual(['candles']);
    const made = await server.request('POST', '/v1/admin/tokens', { token, body: { name: 'reader', scope: 'read' } });
    const reader = (made.body as { token: string }).token;
    expect([(await replace([], reader)).status, (await replace([], 'nobody')).status]).toEqual([403, 401]);
    expect((await list(reader)).data).toHaveLength(1);
  });

  it('SRV-12 notes what was changed', async () => {
    await replace([sunset, candles]);
    await replace([{ ...sunset, minute: 20 }]);
    const { body } = await server.request('GET', '/v1/admin/audit?subject=horaires&limit=1', { token });
    expect(body).toMatchObject({
      data: [
        {
          action: 'ADMIN-SCHEDULE-UPDATE',
          changes: { sunset: { from: { minute: 15 }, to: { minute: 20 } }, removed: ['Bougies'] },
        },
      ],
    });
  });
});

describe('what calendars follow', () => {
  const events = async () => {
    const organisation = await findOrganisation(database.queries, 'demo');
    return organisation ? scheduleEvents(deps, organisation, deps.now(), organisation.language) : [];
  };

  it('SCHED-13 has everything once, under an id that stays', async () => {
    await replace([
      candles,
      { ...daily, id: 'lesson', name: 'Cours', heure: 20, exceptions: [{ date: '2025-01-16', time: null }] },
    ]);
    const before = await events();
    const starts = before.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(before.filter(({ name }) => name === 'Bougies').map(({ id }) => id)).toEqual([
      ...['candles-2025-01-10', 'candles-2025-01-17', 'candles-2025-01-24'],
      ...['candles-2025-01-31', 'candles-2025-02-07', 'candles-2025-02-14'],
    ]);
    expect(before.filter(({ name }) => name === 'Cours')).toHaveLength(40);
    expect(before).toContainEqual({
      ...{ id: 'candles-2025-01-17', name: 'Bougies' },
      start: Date.parse('2025-01-17T17:06:00+01:00'),
    });
    clock = '2025-01-18T12:00:00Z';
    const after = await events();
    const kept = before.filter(({ id }) => after.some((event) => event.id === id));
    expect(kept.length).toBeGreaterThan(35);
    expect(after).toEqual(expect.arrayContaining(kept));
  });

  it('SCHED-13 leaves out what has no time, and takes an exception of a day for that day’s', async () => {
    await replace([{ ...candles, exceptions: [{ date: '2025-01-17', time: '16:30' }] }]);
    const found = (await events()).filter(({ id }) => id === 'candles-2025-01-17');
    expect(found.map(({ start }) => start)).toEqual([Date.parse('2025-01-17T16:30:00+01:00')]);
  });
});
