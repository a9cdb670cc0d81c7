import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import type { Deps } from '../../deps';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';
import { bookSlot, releaseSlots } from './slotBookings';

// `npm run proof` books with the full crowd of the requirement.
const CROWD = process.env['ORGKIT_PROOF'] ? 500 : 40;

let database: Database;
let deps: Deps;
let server: TestServer;
let token: string;
let otherToken: string;
beforeAll(async () => {
  database = await openTestDatabase();
  deps = createTestDeps(database, { now: () => new Date('2025-03-26T08:20:00Z') });
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other', timeZone: 'America/New_York' });
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ask = (method: string, path: string, body?: unknown, given = token) =>
  server.request(method, `/v1/admin/calendars${path}`, { token: given, ...(body === undefined ? {} : { body }) });
const dataOf = <T>({ body }: Answer) => (body as { data: T }).data;
const slotsOf = async (id: string, month = 2, year = 2025, org = 'demo') =>
  dataOf<string[]>(await server.request('GET', `/v1/forms/calendar/${id}/slots/${month}/${year}?org=${org}`));
const wednesdays = { weekday: 3, from: '09:00', to: '10:00' };
let made = 0;
/** A calendar with one slot of so many seats. */
async function oneSlot(seats: number) {
  const id = `single-${(made += 1)}`;
  const slot = '2025-04-01T10:00:00+02:00';
  await ask('POST', '', { id, label: 'One', slots: [{ start: slot, seats }] });
  return { id, slot };
}
const book = (calendarId: string, slot: string, change: { submissionId?: string; seats?: number } = {}) =>
  database.transaction((tx) =>
    bookSlot(tx, deps, { organisationId: 'demo', mode: 'live', submissionId: 'sub', calendarId, slot, ...change }),
  );

describe('calendars', () => {
  it('CALL-02 ENT-03 answer the free slots of a month that are still to come, in the organisation’s time zone', async () => {
    const created = await ask('POST', '', {
      id: 'rdv',
      label: 'Rendez-vous',
      hours: [wednesdays],
      closed: ['2025-04-02'],
    });
    expect(dataOf(created)).toEqual({
      id: 'rdv',
      version: expect.any(String) as string,
      label: 'Rendez-vous',
      waitingList: false,
      archived: false,
      slots: [],
      hours: [{ ...wednesdays, length: 15, seats: 1, validFrom: null, validTo: null }],
      closed: ['2025-04-02'],
    });
    // It is 9:20 in Paris.
    expect(await slotsOf('rdv')).toEqual(['2025-03-26T09:30:00+01:00', '2025-03-26T09:45:00+01:00']);
    expect((await slotsOf('rdv', 3)).slice(0, 2)).toEqual(['2025-04-09T09:00:00+02:00', '2025-04-09T09:15:00+02:00']);
    expect(await slotsOf('rdv', 1)).toEqual([]);
    await ask('POST', '', { id: 'ny', label: 'NY', hours: [wednesdays] }, otherToken);
    expect((await slotsOf('ny', 2, 2025, 'other'))[0]).toBe('2025-03-26T09:00:00-04:00');
    expect((await server.request('GET', '/v1/forms/calendar/none/slots/1/2025')).status).toBe(404);
    expect((await server.request('GET', '/v1/forms/calendar/rdv/slots/12/2025')).status).toBe(400);
  });

  it('SRV-12 SRV-10 are changed key by key by their own organisation, with a note in the log', async () => {
    await ask('POST', '', { id: 'cours', label: 'Cours', hours: [wednesdays] });
    const changed = await ask('PUT', '/cours', { closed: ['2025-03-26'] });
    expect(dataOf(changed)).toMatchObject({ label: 'Cours', closed: ['2025-03-26'], hours: [wednesdays] });
    expect(await slotsOf('cours')).toEqual([]);
    expect((await ask('POST', '', { id: 'cours', label: 'Encore' })).status).toBe(409);
    expect((await ask('PUT', '/cours', { label: 'x' }, otherToken)).status).toBe(404);
    expect((await ask('GET', '/cours/bookings', undefined, otherToken)).status).toBe(404);
    expect((await ask('PUT', '/none', { label: 'x' })).status).toBe(404);
    const { body } = await server.request('GET', '/v1/admin/audit?subject=calendar', { token });
    expect((body as { data: unknown[] }).data[0]).toMatchObject({
      action: 'ADMIN-CALENDAR-UPDATE',
      subjectId: 'cours',
      changes: { closed: { from: [], to: ['2025-03-26'] } },
    });
  });

  it('CALL-201 GONE-03 offer and take nothing while they are archived, keep their slots, and are listed apart', async () => {
    const { id, slot } = await oneSlot(1);
    const listed = async (query: string) =>
      dataOf<{ id: string }[]>(await server.request('GET', `/v1/admin/booked-calendars${query}`, { token })).map(
        (row) => row.id,
      );
    expect(dataOf(await ask('PUT', `/${id}`, { archived: true }))).toMatchObject({ id, archived: true });
    expect([await slotsOf(id, 3), await book(id, slot)]).toEqual([[], false]);
    expect([await listed('?archived=true'), (await listed('')).includes(id)]).toEqual([[id], false]);
    await ask('PUT', `/${id}`, { archived: false });
    expect([await slotsOf(id, 3), await book(id, slot)]).toEqual([[slot], true]);
    expect([await listed('?archived=true'), (await listed('')).includes(id)]).toEqual([[], true]);
  });

  it.each([
    [{ label: '' }],
    [{ label: 'x', hours: [{ ...wednesdays, weekday: 0 }] }],
    [{ label: 'x', hours: [{ ...wednesdays, to: '09:00' }] }],
    [{ label: 'x', hours: [{ ...wednesdays, to: '25:00' }] }],
    [{ label: 'x', hours: [{ ...wednesdays, length: 0 }] }],
    [{ label: 'x', hours: [{ ...wednesdays, seats: 1.5 }] }],
    [{ label: 'x', slots: [{ start: '2025-04-01T10:00' }] }],
    [{ label: 'x', slots: [{ start: '2025-04-01T10:00:30Z' }] }],
    [{ label: 'x', slots: [{ start: '2025-04-01T10:00Z', seats: 0 }] }],
    [{ label: 'x', closed: ['2025-02-30'] }],
  ])('CALL-33 are refused as %j', async (body) => {
    expect((await ask('POST', '', body)).status).toBe(400);
  });
});

describe('bookings', () => {
  it(`SRV-05 of one seat: of ${CROWD} at once one gets it, and it is free no more`, async () => {
    const { id, slot } = await oneSlot(1);
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, n) => book(id, slot, { submissionId: `crowd-${n}` })),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await slotsOf(id, 3)).toEqual([]);
  });

  it(`SRV-05 of ten seats, two each: of ${CROWD} at once five get them`, async () => {
    const { id, slot } = await oneSlot(10);
    const answers = await Promise.all(Array.from({ length: CROWD }, () => book(id, slot, { seats: 2 })));
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await book(id, slot)).toBe(false);
  });

  it('SRV-05 take slots exactly as they were sent: none that is past, closed, unknown, altered or another’s', async () => {
    await ask('POST', '', { id: 'strict', label: 'Strict', hours: [wednesdays], closed: ['2025-04-02'] });
    const refused = [
      '2025-03-26T09:15:00+01:00',
      '2025-04-02T09:00:00+02:00',
      '2025-04-09T09:05:00+02:00',
      '2025-04-09T07:00:00Z',
      '2025-04-09T09:00:00+02:00 ',
      '2025-99-99T09:00:00+02:00',
      '12/04/2025',
      '',
    ];
    for (const slot of refused) expect([slot, await book('strict', slot)]).toEqual([slot, false]);
    const slot = '2025-04-09T09:00:00+02:00';
    expect(await book('strict', slot, { seats: 2 })).toBe(false);
    expect(await book('none', slot)).toBe(false);
    const other = { organisationId: 'other', mode: 'live' as const, calendarId: 'strict', slot, submissionId: 's' };
    expect(await database.transaction((tx) => bookSlot(tx, deps, other))).toBe(false);
    expect(await book('strict', slot)).toBe(true);
  });

  it('SRV-05 are given back with their submission, and with a transaction that fails', async () => {
    const { id, slot } = await oneSlot(2);
    const failing = database.transaction(async (tx) => {
      await bookSlot(tx, deps, {
        organisationId: 'demo',
        mode: 'live',
        calendarId: id,
        slot,
        submissionId: 'lost',
        seats: 2,
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await book(id, slot, { submissionId: 'first' })).toBe(true);
    expect(await book(id, slot, { submissionId: 'first' })).toBe(true);
    expect(await book(id, slot, { submissionId: 'second' })).toBe(false);
    await database.transaction((tx) => releaseSlots(tx, 'demo', ['first']));
    await database.transaction((tx) => releaseSlots(tx, 'demo', ['first']));
    expect(await book(id, slot, { submissionId: 'second', seats: 2 })).toBe(true);
    expect(await book(id, slot)).toBe(false);
  });

  it('SRV-05 stay when a calendar gets fewer seats, and no more are taken', async () => {
    const { id, slot } = await oneSlot(3);
    expect(await book(id, slot, { seats: 2 })).toBe(true);
    await ask('PUT', `/${id}`, { slots: [{ start: slot, seats: 1 }] });
    expect(await slotsOf(id, 3)).toEqual([]);
    expect(await book(id, slot)).toBe(false);
    await ask('PUT', `/${id}`, { slots: [{ start: slot, seats: 4 }] });
    expect(await book(id, slot, { seats: 2 })).toBe(true);
    expect(await book(id, slot)).toBe(false);
  });

  it('SRV-12 are listed by slot, paged, of the days asked for, and removed one by one', async () => {
    await ask('POST', '', { id: 'liste', label: 'Liste', hours: [{ ...wednesdays, seats: 2 }] });
    for (const [n, slot] of [
      '2025-04-09T09:15:00+02:00',
      '2025-04-02T09:00:00+02:00',
      '2025-04-02T09:00:00+02:00',
    ].entries())
      await book('liste', slot, { submissionId: `s${n}` });
    const page = async (query: string) =>
      (await ask('GET', `/liste/bookings?${query}`)).body as {
        data: { id: string; slot: string; submissionId: string }[];
        next: string;
      };
    const first = await page('limit=2');
    expect(first.data.map(({ submissionId }) => submissionId)).toEqual(['s1', 's2']);
    expect((await page(`limit=2&after=${first.next}`)).data).toMatchObject([
      { slot: '2025-04-09T09:15:00+02:00', seats: 1 },
    ]);
    expect((await page('from=2025-04-03&to=2025-04-09')).data).toHaveLength(1);
    expect((await page('from=2025-04-10')).data).toEqual([]);
    expect((await ask('GET', '/liste/bookings?from=0000-02-31')).status).toBe(400);
    const path = `/liste/bookings/${first.data[0]?.id}`;
    expect((await ask('DELETE', path, undefined, otherToken)).status).toBe(404);
    expect((await ask('DELETE', path)).body).toEqual({ success: true });
    expect((await ask('DELETE', path)).status).toBe(404);
    expect(await slotsOf('liste', 3)).toContain('2025-04-02T09:00:00+02:00');
    const { body } = await server.request('GET', '/v1/admin/audit?subject=booking', { token });
    expect((body as { data: unknown[] }).data).toMatchObject([
      { action: 'ADMIN-BOOKING-DELETE', changes: { submissionId: 's1' } },
    ]);
  });
});
