import type { BookedCalendar, CalendarDays, SlotBooking } from '../../../src/contract/records/bookings';
import { readCsv } from '../../../src/core/csv';
import { foundOrganisation } from '../settings/organisationService';
import { block, createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';
import { readBookings } from './readBookings';

const [TEN, ELEVEN, LATER] = ['2025-04-01T10:00:00+02:00', '2025-04-01T11:00:00+02:00', '2025-05-06T10:00:00+02:00'];
const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };

let world: FormWorld;
let otherToken: string;
let form: string;
beforeAll(async () => {
  world = await createFormWorld();
  otherToken = await foundOrganisation(world.deps, { id: 'autre', name: 'Autre' });
  const slots = [TEN, ELEVEN, LATER].map((start) => ({ start, seats: 3 }));
  await ask('POST', 'calendars', { id: 'empty', label: 'Vide' });
  world.pass(1000);
  await ask('POST', 'calendars', { id: 'visits', label: 'Visites du château', slots });
  form = await world.addForm({ ...free, calendars: [{ id: 'visits', label: 'Visites' }] }, [
    block('text', { fieldKey: 'nom', label: 'Nom' }),
    block('calendar', { calendarId: 'visits', label: 'Créneau' }),
  ]);
  for (const [name, slot] of [
    ['Éva Lévy', TEN],
    ['Dan Cohen', ELEVEN],
    ['=Ana', TEN],
  ])
    expect(replyOf(await world.send(form, { '[TEXT]_nom': name, '[CALENDAR]_visits': slot })).success).toBe(true);
});
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
const read = async <T>(path: string) => ((await ask('GET', path)).body as { data: T }).data;
const bookings = (query: string) => read<SlotBooking[]>(`calendars/visits/bookings?excerpt=true&${query}`);
const bookingOf = async (name: string) => {
  const [found] = await bookings(`search=${encodeURIComponent(name)}`);
  if (!found) throw new Error(`no booking of ${name}`);
  return found;
};
const tick = async (id: string, present: boolean, token?: string) =>
  ask('POST', `calendars/visits/bookings/${id}/presence`, { present }, token);
const presence = async (query = 'from=2025-04-01&to=2025-04-01') => {
  const { bookings: count, present } = await read<{ bookings: number; present: { id: string; at: string }[] }>(
    `calendars/visits/presence?${query}`,
  );
  return { count, present };
};
const logOf = (action: string) =>
  read<unknown[]>(`audit?subject=booking`).then((rows) => JSON.stringify(rows).split(action).length - 1);

it('CALL-221 counts the bookings of days, but not those that words find', async () => {
  const total = async (query: string) =>
    ((await ask('GET', `calendars/visits/bookings?limit=1&total=true${query}`)).body as { total?: number }).total;
  expect([await total(''), await total('&from=2025-04-02'), await total('&search=ana')]).toEqual([3, 0, undefined]);
});

it('CALL-100 lists calendars newest first with their next slot and what is booked, by words, paged', async () => {
  expect(await read<BookedCalendar[]>('booked-calendars')).toEqual([
    { id: 'visits', label: 'Visites du château', next: { slot: TEN, seats: 3, booked: 2 }, booked: 3 },
    { id: 'empty', label: 'Vide', next: null, booked: 0 },
  ]);
  expect(await read('booked-calendars?search=chateau')).toMatchObject([{ id: 'visits' }]);
  expect(await read('booked-calendars?search=nothing')).toEqual([]);
  const first = (await ask('GET', 'booked-calendars?limit=1')).body as { next: string };
  expect(await read(`booked-calendars?limit=1&before=${first.next}`)).toMatchObject([{ id: 'empty' }]);
  expect(((await ask('GET', 'booked-calendars', undefined, otherToken)).body as { data: unknown[] }).data).toEqual([]);
});

it('CALL-101 shows seven days slot by slot, from those of the next slot, and the days around', async () => {
  const days = await read<CalendarDays>('calendars/visits/days');
  expect(days).toMatchObject({ from: '2025-04-01', previous: null, next: '2025-05-06', label: 'Visites du château' });
  expect(days.slots).toEqual([
    { slot: TEN, seats: 3, booked: 2, present: 0, waiting: 0 },
    { slot: ELEVEN, seats: 3, booked: 1, present: 0, waiting: 0 },
  ]);
  expect(await read('calendars/visits/days?from=2025-04-20')).toMatchObject({
    ...{ slots: [], previous: '2025-04-01', next: '2025-05-06' },
  });
  expect((await ask('GET', 'calendars/visits/days', undefined, otherToken)).status).toBe(404);
  expect((await ask('GET', 'calendars/nowhere/days')).status).toBe(404);
});

it('CALL-101 still shows what is booked of a slot that was taken out of the calendar', async () => {
  const slots = [TEN, LATER].map((start) => ({ start, seats: 3 }));
  await ask('PUT', 'calendars/visits', { slots });
  const { slots: shown } = await read<CalendarDays>('calendars/visits/days?from=2025-04-01');
  expect(shown).toContainEqual({ slot: ELEVEN, seats: 1, booked: 1, present: 0, waiting: 0 });
  await ask('PUT', 'calendars/visits', { slots: [...slots, { start: ELEVEN, seats: 3 }] });
});

it('DESK-24 bookings are found by words of what was sent, of a day or of a slot, and say who sent them', async () => {
  const all = (await bookings('')).map(({ slot, excerpt }) => [slot, excerpt]);
  expect(all).toHaveLength(3);
  expect(all).toEqual(
    expect.arrayContaining([
      [TEN, ['Éva Lévy']],
      [TEN, ['=Ana']],
      [ELEVEN, ['Dan Cohen']],
    ]),
  );
  expect(await bookings('search=levy')).toMatchObject([{ slot: TEN, excerpt: ['Éva Lévy'], presentAt: null }]);
  expect(await bookings(`slot=${encodeURIComponent(ELEVEN)}`)).toMatchObject([{ excerpt: ['Dan Cohen'] }]);
  const levy = await bookingOf('levy');
  expect(await read(`form-submissions/${levy.submissionId}`)).toMatchObject({ formId: levy.formId });
  expect(await bookings('from=2025-04-02')).toEqual([]);
  const { id } = await bookingOf('dan');
  const searched = await readBookings(world.deps, 'demo', 'visits', { search: 'dan', limit: 5 }, 2);
  expect(searched).toMatchObject({ data: [] });
  const further = await readBookings(world.deps, 'demo', 'visits', { search: 'dan', after: searched.next ?? '' });
  expect(further).toMatchObject({ data: [{ id }], next: null });
});

it('CALL-102 CALL-103 a tick counts once, however often its answer is lost, and is seen by others', async () => {
  const { id } = await bookingOf('levy');
  const first = await tick(id, true);
  const { presentAt } = (first.body as { data: { presentAt: string } }).data;
  world.pass(60_000);
  expect((await tick(id, true)).body).toEqual({ success: true, data: { id, presentAt } });
  expect(await presence()).toEqual({ count: 3, present: [{ id, at: presentAt }] });
  expect(await presence(`slot=${encodeURIComponent(ELEVEN)}`)).toEqual({ count: 1, present: [] });
  expect((await read<CalendarDays>('calendars/visits/days')).slots[0]).toMatchObject({ booked: 2, present: 1 });
  expect(await bookingOf('levy')).toMatchObject({ presentAt });
  expect(await logOf('ADMIN-BOOKING-PRESENCE-SET')).toBe(1);
  expect((await tick(id, false)).body).toMatchObject({ data: { presentAt: null } });
  await tick(id, false);
  expect(await presence()).toEqual({ count: 3, present: [] });
  expect(await logOf('ADMIN-BOOKING-PRESENCE-SET')).toBe(2);
});

it('CALL-102 two ticks at once are one', async () => {
  const { id } = await bookingOf('dan');
  const before = await logOf('ADMIN-BOOKING-PRESENCE-SET');
  const answers = await Promise.all(Array.from({ length: 5 }, () => tick(id, true)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await logOf('ADMIN-BOOKING-PRESENCE-SET')).toBe(before + 1);
});

it('CALL-102 is refused for what another organisation or calendar has', async () => {
  const { id } = await bookingOf('dan');
  expect((await tick(id, true, otherToken)).status).toBe(404);
  expect((await ask('POST', `calendars/empty/bookings/${id}/presence`, { present: true })).status).toBe(404);
  expect((await tick('nobody', true)).status).toBe(404);
  expect((await ask('POST', `calendars/visits/bookings/${id}/presence`, { present: 'yes' })).status).toBe(400);
});

it('CALL-104 exports bookings by slot with who came, and no formula', async () => {
  await tick((await bookingOf('dan')).id, true);
  const { text } = await ask('GET', 'calendars/visits/bookings.csv');
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe(
    'slot,who,seats,form,submission,state,heldUntil,presentAt,presentBy,createdAt,id,mode,email,tel,answers',
  );
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => row.includes("'=Ana"))).toHaveLength(1);
  expect(rows.at(-1)).toMatch(/^2025-04-01T11:00:00\+02:00,Dan Cohen,1,Fête,[\w-]+,kept,,20.*Z,\w+,/);
  expect((await ask('GET', 'calendars/visits/bookings.csv?search=levy')).text.trimEnd().split('\r\n')).toHaveLength(2);
});

it('CALL-104 SRV-34 says for people who booked in columns of their own, in a file named after the calendar', async () => {
  const whole = await world.addForm({ ...free, identity: 'SHORT', calendars: [{ id: 'visits', label: 'Visites' }] }, [
    block('identity'),
    block('calendar', { calendarId: 'visits', label: 'Créneau' }),
    block('text', { fieldKey: 'mot', label: 'Un mot' }),
  ]);
  const identity = { homme: false, prenom: 'Noa', nom: 'Katz', email: 'noa@mail.org', tel: '+33612345678' };
  const sent = await world.send(whole, { '[TEXT]_mot': 'Bonjour', '[CALENDAR]_visits': LATER }, { body: { identity } });
  expect(replyOf(sent).success).toBe(true);
  const { text, headers } = await ask('GET', 'calendars/visits/bookings.csv?headings=labels&lang=fr');
  const [head = [], ...rows] = (readCsv(text) ?? []).map(({ cells }) => cells);
  const told = rows.map((row) =>
    ['Qui', 'Adresse e-mail', 'Téléphone', 'Réponses'].map((name) => row[head.indexOf(name)]),
  );
  expect(told.toSorted()).toEqual([
    ["'=Ana", '', '', ''],
    ['Dan Cohen', '', '', ''],
    ['Noa Katz', 'noa@mail.org', '+33612345678', 'Bonjour'],
    ['Éva Lévy', '', '', ''],
  ]);
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('Visites du château 2025-01-15.csv'));
  const { text: plain } = await ask('GET', 'calendars/visits/bookings.csv');
  expect(plain).toContain(',"Noa Katz, noa@mail.org, +33612345678, Bonjour",');
  const [booking] = await bookings('search=katz');
  await ask('DELETE', `calendars/visits/bookings/${booking?.id}`);
});

it('CALL-69 changes the slots of a calendar apart from any form', async () => {
  const slot = '2025-05-07T10:00:00+02:00';
  const change = { add: [{ start: slot, seats: 2 }], remove: [LATER] };
  const answer = await ask('PUT', 'calendars/visits/slots', change);
  expect(answer.body).toMatchObject({ success: true, data: { label: 'Visites du château' } });
  const { slots } = await read<{ slots: { start: string; seats: number; booked: number }[] }>('calendars/visits/slots');
  expect(slots).toEqual([
    { start: TEN, seats: 3, booked: expect.any(Number) as number },
    { start: ELEVEN, seats: 3, booked: expect.any(Number) as number },
    { start: slot, seats: 2, booked: 0 },
  ]);
  expect((await ask('PUT', 'calendars/visits/slots', change, otherToken)).status).toBe(404);
});
