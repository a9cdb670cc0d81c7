import type { FormCalendar } from '../../../../src/contract/forms/formCalendars';
import { createApp } from '../../../app';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/openTestDatabase';
import type { Deps } from '../../../deps';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';
import { bookSlot } from '../../calendars/slotBookings';

let database: Database;
let deps: Deps;
let server: TestServer;
let token: string;
let forms: string;
beforeAll(async () => {
  database = await openTestDatabase();
  deps = createTestDeps(database, { now: () => new Date('2025-03-26T08:20:00Z') });
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  server = await startTestServer(createApp(deps));
  for (const id of ['own', 'else'])
    await server.request('POST', '/v1/admin/forms', { token, body: { id, title: id, type: 'COMPLEX', content: '[]' } });
  forms = await formsToken('own');
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function formsToken(form: string) {
  const body = { name: form, scope: 'forms', forms: [form] };
  const made = await server.request('POST', '/v1/admin/tokens', { token, body });
  return (made.body as { token: string }).token;
}
const ask = (method: string, path: string, body?: unknown, given = forms, form = 'own') =>
  server.request(method, `/v1/admin/forms/${form}/calendars${path}`, {
    token: given,
    ...(body === undefined ? {} : { body }),
  });
const dataOf = ({ body }: Answer) => (body as { data: FormCalendar }).data;
const start = '2025-03-31T10:00:00+02:00';
const later = '2025-03-31T10:30:00+02:00';
const book = (calendarId: string, slot: string, seats = 1) =>
  database.transaction((tx) =>
    bookSlot(tx, deps, { organisationId: 'demo', mode: 'live', submissionId: 'secret', calendarId, slot, seats }),
  );

describe('calendars of a form', () => {
  it('BUILD-93 are made and changed with a token of the form, which sees how many seats are taken and never by whom', async () => {
    const made = await ask('POST', '', { id: 'rdv', label: 'Rendez-vous', slots: [{ start, seats: 3 }] });
    expect(dataOf(made)).toEqual({
      id: 'rdv',
      label: 'Rendez-vous',
      slots: [{ start, seats: 3, booked: 0 }],
      hours: 0,
      waitingList: false,
      editable: true,
    });
    expect(await book('rdv', start, 2)).toBe(true);
    const add = [{ start: later }, { start: '2025-03-01T10:00:00Z' }];
    expect(dataOf(await ask('PUT', '/rdv', { label: 'Visites', add })).label).toBe('Visites');
    // The same again, as after a lost answer.
    await ask('PUT', '/rdv', { add });
    const read = await ask('GET', '/rdv');
    expect(dataOf(read).slots).toEqual([
      { start, seats: 3, booked: 2 },
      { start: later, seats: 1, booked: 0 },
    ]);
    expect(read.text).not.toContain('secret');
    expect(dataOf(await ask('PUT', '/rdv', { remove: [later] })).slots).toHaveLength(1);
  });

  it('BUILD-93 keep what is booked: neither the slot goes nor its seats, and nothing else changes then', async () => {
    await ask('POST', '', { id: 'pris', label: 'Pris', slots: [{ start, seats: 2 }, { start: later }] });
    await book('pris', start, 2);
    for (const body of [{ remove: ['2025-03-31T08:00:00Z', later] }, { add: [{ start, seats: 1 }], remove: [later] }]) {
      const { status, body: said } = await ask('PUT', '/pris', body);
      expect([status, said]).toEqual([409, expect.objectContaining({ code: 'slotBooked' })]);
      expect(said).toMatchObject({ issues: [{ path: start }] });
    }
    expect(dataOf(await ask('GET', '/pris')).slots).toHaveLength(2);
    expect((await ask('PUT', '/pris', { add: [{ start, seats: 5 }] })).status).toBe(200);
  });

  it('BUILD-93 that were made apart, or with another form, are read and not changed; only a form of the token leads there', async () => {
    await server.request('POST', '/v1/admin/calendars', { token, body: { id: 'bureau', label: 'Bureau' } });
    expect(dataOf(await ask('GET', '/bureau'))).toMatchObject({ label: 'Bureau', editable: false });
    expect((await ask('PUT', '/bureau', { label: 'x' })).status).toBe(403);
    expect((await ask('PUT', '/bureau', { label: 'Accueil' }, token)).status).toBe(200);
    await ask('POST', '', { id: 'autre', label: 'Autre', slots: [] }, token, 'else');
    expect((await ask('PUT', '/autre', { label: 'x' })).status).toBe(403);
    expect((await ask('GET', '/autre', undefined, forms, 'else')).status).toBe(403);
    expect((await ask('POST', '', { label: 'x', slots: [] }, forms, 'else')).status).toBe(403);
    expect((await server.request('GET', '/v1/admin/calendars/rdv/bookings', { token: forms })).status).toBe(403);
    expect((await ask('GET', '/none')).status).toBe(404);
    expect((await ask('GET', '/bureau', undefined, token, 'none')).status).toBe(404);
  });

  it('BUILD-93 list at most 1000 slots to come; past ones make room; none falls on a closed day', async () => {
    const minutes = (from: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        start: new Date(Date.parse(from) + index * 60_000).toISOString(),
      }));
    await ask('POST', '', { id: 'plein', label: 'Plein', slots: minutes('2025-03-25T00:00:00Z', 600) });
    const added = await ask('PUT', '/plein', { add: minutes('2025-04-01T00:00:00Z', 1000) });
    expect(dataOf(added).slots).toHaveLength(1000);
    const over = await ask('PUT', '/plein', { add: minutes('2025-05-01T00:00:00Z', 1) });
    expect([over.status, over.body]).toEqual([409, expect.objectContaining({ code: 'tooManySlots' })]);
    expect((await ask('PUT', '/plein', { add: minutes('2025-05-01T00:00:00Z', 1001) })).status).toBe(400);
    const shut = { id: 'shut', label: 'Shut', closed: ['2025-04-02'], slots: [{ start: '2025-04-02T08:00:00Z' }] };
    await server.request('POST', '/v1/admin/calendars', { token, body: shut });
    const closed = await ask('PUT', '/shut', { add: [{ start: '2025-04-01T22:30:00Z' }] }, token);
    expect([closed.status, closed.body]).toEqual([409, expect.objectContaining({ code: 'closedDay' })]);
    expect(dataOf(await ask('GET', '/shut')).slots).toEqual([]);
  });

  it('BUILD-93 are 100 of one form at most', async () => {
    const own = await formsToken('else');
    const make = (n: number) => ask('POST', '', { id: `n${n}`, label: 'N', slots: [] }, own, 'else');
    let made = await make(0);
    for (let n = 1; made.status === 200; n += 1) made = await make(n);
    expect(made.body).toMatchObject({ code: 'tooManyCalendars' });
  });
});
