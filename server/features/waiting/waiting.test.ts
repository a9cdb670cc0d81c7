import { isNotNull, lte, sql } from 'drizzle-orm';
import { createGuard } from '../../guard/createGuard';
import { slotOpenings, slotWaits } from '../../db/schema';
import { tellWaiting } from './tellWaiting';
import { expire } from '../privacy/expire';
import { copyRows } from '../../testing/copyRows';
import { createWaitWorld, DAY, ELEVEN, HOUR, TEN, type WaitWorld } from './testing/waitWorld';

let world: WaitWorld;
beforeEach(async () => {
  world = await createWaitWorld();
});
afterEach(() => world.close());

const slotsOf = async () => (await world.server.request('GET', '/v1/forms/calendar/visits/slots/3/2025')).body;
/** The mails of waiting lists alone: bookings send others. */
const told = async () => (await world.tell()).flatMap(({ to, unsubscribe }) => (unsubscribe ? [to.address] : []));
const waitAll = async (...names: string[]) => {
  for (const name of names) {
    expect((await world.wait(`${name}@example.org`)).body).toEqual({ success: true });
    world.pass(1000);
  }
  // Whoever asks is looked at once more, soon: nothing is free.
  world.pass(60_000);
  expect(await told()).toEqual([]);
};

it('WAIT-01 full slots are named where one can wait for them, and nowhere else', async () => {
  expect(await slotsOf()).toEqual({ data: [], full: [TEN, ELEVEN] });
  await world.cancel('second@example.org');
  expect(await slotsOf()).toEqual({ data: [ELEVEN], full: [TEN] });
  await world.admin('PUT', 'calendars/visits/slots', { waitingList: false });
  expect(await slotsOf()).toEqual({ data: [ELEVEN] });
  expect((await world.wait('ana@example.org')).body).toMatchObject({ success: false, code: 'closed' });
});

it('WAIT-02 CALL-150 takes down who waits for a slot or a day, with the words agreed to, and holds no place', async () => {
  expect((await world.wait('ana@example.org', { slot: TEN, lang: 'en' })).body).toEqual({ success: true });
  expect((await world.wait('dan@example.org', { name: 'Dan' })).body).toEqual({ success: true });
  const common = { toldAt: null, toldFor: null, booked: false };
  expect(await world.list()).toMatchObject([
    { ...common, name: 'Ana', email: 'ana@example.org', lang: 'en', wanted: TEN },
    { ...common, name: 'Dan', email: 'dan@example.org', lang: 'fr', wanted: DAY },
  ]);
  const [row] = await world.deps.database.queries.select().from(slotWaits);
  expect(row?.consent).toMatch(/^By sending, you agree that/);
  await world.cancel('first@example.org');
  expect(await slotsOf()).toMatchObject({ data: [TEN] });
  await world.book('quick@example.org', TEN);
});

it('WAIT-02 answers the same who waits already, however the address is written, and keeps their place', async () => {
  await waitAll('ana', 'dan');
  expect((await world.wait('ANA+x@Example.org')).body).toEqual({ success: true });
  expect((await world.list()).map(({ email }) => email)).toEqual(['ana@example.org', 'dan@example.org']);
});

it('WAIT-02 refuses what is free, past, unknown or no address, and lets robots believe', async () => {
  await world.cancel('first@example.org');
  expect((await world.wait('ana@example.org', { slot: TEN })).body).toMatchObject({ success: false, code: 'free' });
  // A day with a free slot is not waited for.
  expect((await world.wait('ana@example.org')).body).toMatchObject({ success: false, code: 'free' });
  const past = { slot: '2024-04-01T10:00:00+02:00' };
  expect((await world.wait('ana@example.org', past)).body).toMatchObject({ success: false, code: 'late' });
  expect((await world.wait('nobody')).status).toBe(400);
  expect((await world.wait('ana@example.org', { slot: ELEVEN, days: [DAY] })).status).toBe(400);
  expect((await world.wait('ana@example.org', { formId: 'unknown' })).status).toBe(404);
  expect((await world.wait('robot@example.org', { slot: ELEVEN, website: 'x' })).body).toEqual({ success: true });
  expect(await world.list()).toEqual([]);
});

it('WAIT-02 asks a challenge of an address, and of a network, that asks often', async () => {
  world.deps.guard.admit = createGuard(world.deps).admit;
  for (let times = 0; times < 3; times += 1) expect((await world.wait('ana@example.org')).status).toBe(200);
  expect((await world.wait('ana+4@example.org')).status).toBe(429);
  const from = { 'X-Forwarded-For': '2001:db8:9::1' };
  for (let one = 0; one < 10; one += 1) expect((await world.wait(`n${one}@example.org`, {}, from)).status).toBe(200);
  expect((await world.wait('n11@example.org', {}, from)).status).toBe(429);
});

it('WAIT-03 tells the first in the line when a booking is cancelled, and the next one after 24 hours', async () => {
  await waitAll('ana', 'dan', 'eva');
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  world.pass(23 * HOUR);
  expect(await told()).toEqual([]);
  world.pass(HOUR);
  expect(await told()).toEqual(['dan@example.org']);
  expect(await told()).toEqual([]);
});

it('GONE-03 WAIT-03 tells nobody of an archived calendar, and takes nobody, until it is taken out again', async () => {
  await waitAll('ana');
  await world.admin('PUT', 'calendars/visits', { archived: true });
  expect(await slotsOf()).toEqual({ data: [] });
  await world.cancel('first@example.org');
  expect(await told()).toEqual([]);
  expect((await world.wait('dan@example.org')).body).toMatchObject({ success: false, code: 'closed' });
  await world.admin('PUT', 'calendars/visits', { archived: false });
  expect(await told()).toEqual(['ana@example.org']);
});

it('WAIT-03 tells no more at once than there are free seats', async () => {
  await waitAll('ana', 'dan', 'eva', 'noa');
  const seats = { add: [{ start: TEN, seats: 3 }] };
  await world.admin('PUT', 'calendars/visits/slots', seats);
  expect(await told()).toEqual(['ana@example.org', 'dan@example.org']);
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['eva@example.org']);
  await world.admin('PUT', 'calendars/visits', { slots: [{ start: TEN, seats: 3 }], closed: [] });
  expect(await told()).toEqual([]);
});

it('WAIT-03 tells twenty at once, and the others by the runs that follow', async () => {
  const { queries } = world.deps.database;
  await waitAll('ana');
  const changes = sql`jsonb_build_object('id', 'z-' || n, 'inbox', n || '@example.org', 'email', n || '@example.org')`;
  await copyRows(queries, 'slot_waits', { where: sql`true`, times: 24, changes });

  const add = [TEN, ELEVEN].map((start) => ({ start, seats: 13 }));
  await world.admin('PUT', 'calendars/visits/slots', { add });
  const toldBy = async () => {
    await tellWaiting(world.deps);
    return queries.$count(slotWaits, isNotNull(slotWaits.toldAt));
  };
  expect([await toldBy(), await toldBy(), await toldBy()]).toEqual([0, 20, 24]);
  await world.mails();
  world.pass(24 * HOUR);
  expect(await told()).toHaveLength(1);
});

it('WAIT-03 several processes at once tell each once, of seats that are given back at once', async () => {
  await waitAll('ana', 'dan', 'eva');
  await Promise.all([world.cancel('first@example.org'), world.cancel('second@example.org')]);
  await Promise.all([tellWaiting(world.deps), tellWaiting(world.deps)]);
  expect((await told()).sort()).toEqual(['ana@example.org', 'dan@example.org']);
});

it('WAIT-03 whoever finds the place taken waits again, where they were in the line', async () => {
  await waitAll('ana', 'dan');
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  await world.book('quick@example.org', TEN);
  expect((await world.list())[0]).toMatchObject({ email: 'ana@example.org', toldAt: null, toldFor: null });
  world.pass(HOUR);
  await world.cancel('quick@example.org');
  expect(await told()).toEqual(['ana@example.org']);
});

it('WAIT-03 no mail goes out of a place that was taken by then', async () => {
  await waitAll('ana');
  await world.cancel('first@example.org');
  await tellWaiting(world.deps);
  await world.book('quick@example.org', TEN);
  expect(await told()).toEqual([]);
});

it('WAIT-03 tells nobody of two slots at once, and of the second a day later', async () => {
  expect((await world.wait('ana@example.org', { slot: TEN })).status).toBe(200);
  expect((await world.wait('ana@example.org', { slot: ELEVEN })).status).toBe(200);
  await world.cancel('first@example.org');
  await world.cancel('second@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  world.pass(24 * HOUR);
  expect(await told()).toEqual(['ana@example.org']);
  world.pass(24 * HOUR);
  expect(await told()).toEqual([]);
});

it('WAIT-03 tells of an added slot who waits for its day, and of no other slot', async () => {
  expect((await world.wait('ten@example.org', { slot: TEN })).status).toBe(200);
  await waitAll('ana');
  const noon = '2025-04-01T12:00:00+02:00';
  await world.admin('PUT', 'calendars/visits/slots', { add: [{ start: noon, seats: 2 }] });
  const [mail, ...others] = await world.tell();
  expect([mail?.to.address, others]).toEqual(['ana@example.org', []]);
  expect(mail?.text).toContain('mardi 1er avril 2025 à 12:00');
});

it('WAIT-03 tells who asked while the booking was being given back', async () => {
  const { queries } = world.deps.database;
  await world.wait('ana@example.org');
  await world.cancel('first@example.org');
  // As if the release had not seen her.
  await queries.delete(slotOpenings).where(lte(slotOpenings.dueAt, world.deps.now()));
  expect(await told()).toEqual([]);
  world.pass(60_000);
  expect(await told()).toEqual(['ana@example.org']);
});

it('WAIT-03 whoever let their turn pass and asks again is last in the line', async () => {
  await waitAll('ana', 'dan');
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  world.pass(25 * HOUR);
  expect(await told()).toEqual(['dan@example.org']);
  await world.book('quick@example.org', TEN);
  await world.wait('ana@example.org');
  expect((await world.list()).map(({ email, toldAt }) => [email, toldAt])).toEqual([
    ['dan@example.org', null],
    ['ana@example.org', null],
  ]);
});

it('WAIT-05 who booked meanwhile is marked and not told, and waits again when that is cancelled', async () => {
  await waitAll('ana', 'dan');
  await world.cancel('second@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  await world.book('Ana+book@example.org', ELEVEN);
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['dan@example.org']);
  await world.book('dan@example.org', TEN);
  expect((await world.list()).map(({ booked }) => booked)).toEqual([true, true]);
  await world.cancel('dan@example.org');
  expect((await world.list()).map(({ booked }) => booked)).toEqual([true, false]);
});

it('WAIT-06 an entry goes when its slot is past', async () => {
  await waitAll('ana');
  world.pass(90 * 24 * HOUR);
  await expire(world.deps);
  expect(await world.deps.database.queries.select().from(slotWaits)).toEqual([]);
});
