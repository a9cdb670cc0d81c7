import { foundOrganisation } from '../settings/organisationService';
import { createWaitWorld, DAY, ELEVEN, TEN, type WaitWorld } from './testing/waitWorld';
import type { CalendarDays } from '../../../src/contract/records/bookings';
import type { Wait } from '../../../src/contract/records/waiting';

let world: WaitWorld;
let otherToken: string;
beforeEach(async () => {
  world = await createWaitWorld();
  otherToken = await foundOrganisation(world.deps, { id: 'autre', name: 'Autre' });
  const people = [
    { email: 'ana@example.org', name: 'Éva Lévy' },
    { email: 'dan@example.org', name: '=Dan', slot: TEN },
    { email: 'noa@example.org', name: 'Noa', slot: ELEVEN },
  ];
  for (const { email, ...more } of people) {
    expect((await world.wait(email, more)).status).toBe(200);
    world.pass(1000);
  }
});
afterEach(() => world.close());

const names = async (query: string) => (await world.list(query)).map(({ name }) => name);
const idOf = async (name: string) => (await world.list()).find((one) => one.name === name)?.id ?? '';
const days = async () => ((await world.admin('GET', 'calendars/visits/days')).body as { data: CalendarDays }).data;

it('CALL-151 lists who waits in the order of arrival, by words, day and slot, paged', async () => {
  expect(await names('')).toEqual(['Éva Lévy', '=Dan', 'Noa']);
  expect(await names('search=levy')).toEqual(['Éva Lévy']);
  expect(await names('search=noa@')).toEqual(['Noa']);
  expect(await names(`slot=${encodeURIComponent(TEN)}`)).toEqual(['Éva Lévy', '=Dan']);
  expect(await names(`day=${DAY}`)).toHaveLength(3);
  expect(await names('day=2025-04-02')).toEqual([]);
  const first = (await world.admin('GET', 'calendars/visits/waiting?limit=2')).body as { next: string };
  expect(await names(`after=${first.next}`)).toEqual(['Noa']);
  // Whoever ended the page leaves: those after them are still there.
  await world.admin('DELETE', `calendars/visits/waiting/${await idOf('=Dan')}`);
  expect(await names(`after=${first.next}`)).toEqual(['Noa']);
  expect((await world.admin('GET', 'calendars/visits/waiting?after=nobody')).status).toBe(400);
  expect((await world.admin('GET', 'calendars/visits/waiting', undefined, otherToken)).status).toBe(404);
  expect((await world.admin('GET', 'calendars/visits/waiting?before=x')).status).toBe(400);
});

it('CALL-152 notes that somebody was told, once, and no mail tells them', async () => {
  const path = `calendars/visits/waiting/${await idOf('Éva Lévy')}/told`;
  // Whoever is called is in nobody's way.
  await world.admin('POST', `calendars/visits/waiting/${await idOf('Noa')}/told`);
  await world.wait('lea@example.org', { slot: ELEVEN });
  const first = (await world.admin('POST', path)).body as { data: Wait };
  expect(first.data.toldAt).not.toBeNull();
  world.pass(1000);
  expect(((await world.admin('POST', path)).body as { data: Wait }).data).toEqual(first.data);
  await world.cancel('first@example.org');
  await world.cancel('second@example.org');
  expect((await world.tell()).map(({ to }) => to.address)).toEqual(['dan@example.org', 'lea@example.org']);
  expect((await world.admin('POST', path, undefined, otherToken)).status).toBe(404);
  const log = (await world.admin('GET', 'audit?subject=wait')).text;
  expect(log.split('ADMIN-WAIT-TOLD')).toHaveLength(3);
  expect(log).not.toContain('ana@');
});

it('CALL-153 takes somebody off', async () => {
  const path = `calendars/visits/waiting/${await idOf('Noa')}`;
  expect((await world.admin('DELETE', path, undefined, otherToken)).status).toBe(404);
  expect((await world.admin('DELETE', path)).body).toEqual({ success: true });
  expect(await names('')).toEqual(['Éva Lévy', '=Dan']);
  expect((await world.admin('DELETE', path)).status).toBe(404);
});

it('CALL-154 exports who waits, and no formula', async () => {
  const { text } = await world.admin('GET', 'calendars/visits/waiting.csv');
  const [head, first, second] = text.trimEnd().split('\r\n');
  expect(head).toBe('wanted,name,email,lang,createdAt,toldAt,toldFor,booked,consent,id');
  expect(first).toMatch(/^2025-04-01,Éva Lévy,ana@example.org,fr,.*,no,/);
  expect(second).toContain("'=Dan");
});

it('CALL-101 counts who waits, for viewers too, by slot with its day, and each person once in all', async () => {
  await world.wait('Noa@example.org', { name: 'Noa' });
  expect(await days()).toMatchObject({ waiting: 3, slots: [{ waiting: 3 }, { waiting: 2 }] });
  const again = (await world.list()).find(({ wanted, name }) => wanted === DAY && name === 'Noa')?.id;
  await world.admin('DELETE', `calendars/visits/waiting/${again}`);
  expect(await days()).toMatchObject({ waitingList: true, waiting: 3 });
  expect((await days()).slots.map(({ waiting }) => waiting)).toEqual([2, 2]);
  await world.admin('POST', `calendars/visits/waiting/${await idOf('=Dan')}/told`);
  expect(await days()).toMatchObject({ waiting: 2, slots: [{ waiting: 1 }, { waiting: 2 }] });
});

it('WAIT-06 PRIV-01 PRIV-02 export and erasure know who waits', async () => {
  const person = { email: 'ana@example.org' };
  const { text } = await world.admin('POST', 'persons/export', person);
  expect(text).toContain('slotWaits');
  expect(text).toContain('Éva Lévy');
  const { body } = await world.admin('POST', 'persons/preview', person);
  expect(body).toMatchObject({ data: { counts: { slotWaits: 1 } } });
  expect((await world.admin('POST', 'persons/erase', person)).status).toBe(200);
  expect(await names('')).toEqual(['=Dan', 'Noa']);
});
