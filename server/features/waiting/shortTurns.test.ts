import { sql } from 'drizzle-orm';
import { slotWaits } from '../../db/schema';
import { tellWaiting } from './tellWaiting';
import { createWaitWorld, ELEVEN, HOUR, TEN, type WaitWorld } from './testing/waitWorld';

const MINUTE = HOUR / 60;
const PROMISE = 'the next person is told';

let world: WaitWorld;
beforeEach(async () => {
  world = await createWaitWorld();
  for (const name of ['ana', 'dan', 'eva']) {
    expect((await world.wait(`${name}@example.org`, { lang: 'en' })).body).toEqual({ success: true });
    world.pass(1000);
  }
});
afterEach(() => world.close());

/** Lets time pass until the slot of ten o'clock begins in some minutes. */
const comeNear = (minutes: number) => world.pass(Date.parse(TEN) - minutes * MINUTE - world.deps.now().getTime());
const mails = async () => (await world.tell()).filter(({ unsubscribe }) => unsubscribe);
const told = async () => (await mails()).map(({ to }) => to.address);

it('WAIT-03 WAIT-04 tells two in turn of a slot five hours away, each until when it is theirs', async () => {
  comeNear(300);
  await world.cancel('first@example.org');
  const [first] = await mails();
  expect(first?.to.address).toBe('ana@example.org');
  expect(first?.text).toContain('If you do not book it by Tuesday, 1 April 2025 at 07:30, the next person is told.');
  world.pass(150 * MINUTE - 1);
  expect(await told()).toEqual([]);
  world.pass(1);
  const [second] = await mails();
  expect(second?.to.address).toBe('dan@example.org');
  expect(second?.text).toContain('by Tuesday, 1 April 2025 at 08:45');
});

it('WAIT-03 a turn that is over is no more in the way of another slot, and who asks again is last', async () => {
  comeNear(60);
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  world.pass(30 * MINUTE);
  expect(await told()).toEqual(['dan@example.org']);
  await world.book('quick@example.org', TEN);
  await world.wait('ana@example.org', { slot: ELEVEN });
  await world.wait('ana@example.org');
  expect((await world.list()).map(({ email }) => email)).toEqual([
    'dan@example.org',
    'eva@example.org',
    'ana@example.org',
    'ana@example.org',
  ]);
});

it('WAIT-03 whose turn it is for a slot that begins soon is told of a later one once that turn is over', async () => {
  const [NEXT, LATER] = ['2025-04-02', '2025-04-02T10:00:00+02:00'];
  await world.admin('PUT', 'calendars/visits/slots', { add: [{ start: LATER, seats: 2 }] });
  for (const name of ['third', 'fourth']) await world.book(`${name}@example.org`, LATER);
  await world.mails();
  await world.wait('zoe@example.org', { slot: TEN, lang: 'en' });
  for (const name of ['ana', 'zoe']) await world.wait(`${name}@example.org`, { days: [NEXT], lang: 'en' });
  comeNear(60);
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  await world.cancel('third@example.org');
  await world.cancel('fourth@example.org');
  expect(await told()).toEqual(['zoe@example.org']);
  world.pass(30 * MINUTE - 1);
  expect(await told()).toEqual([]);
  world.pass(1);
  expect((await mails()).find(({ to }) => to.address === 'ana@example.org')?.text).toContain('2 April');
});

it('WAIT-03 the last one who can be told reads of nobody after them', async () => {
  comeNear(30);
  await world.cancel('first@example.org');
  const [mail] = await mails();
  expect(mail?.text).toContain('whoever books first gets it.');
  expect(mail?.text).not.toContain(PROMISE);
  world.pass(30 * MINUTE);
  expect(await told()).toEqual([]);
});

it('WAIT-03 nobody is told of a slot that begins in less than half an hour', async () => {
  comeNear(29);
  await world.cancel('first@example.org');
  expect(await told()).toEqual([]);
  expect((await world.list()).map(({ toldAt }) => toldAt)).toEqual([null, null, null]);
});

it('WAIT-03 a turn that a former version began lasts a day, too', async () => {
  const { queries } = world.deps.database;
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['ana@example.org']);
  await queries.update(slotWaits).set({ turnEndsAt: null });
  await world.wait('ana@example.org', { slot: ELEVEN });
  world.pass(60_000);
  expect(await told()).toEqual([]);
  await world.book('quick@example.org', TEN);
  expect((await world.list()).map(({ toldAt }) => toldAt)).toEqual([null, null, null, null]);
});

it('WAIT-04 a mail that was queued with a turn of a day still goes out, and promises nothing that is past', async () => {
  comeNear(300);
  await world.cancel('first@example.org');
  await tellWaiting(world.deps);
  await tellWaiting(world.deps);
  await world.deps.database.queries
    .update(slotWaits)
    .set({ turnEndsAt: sql`${slotWaits.toldAt} + interval '24 hours'` });
  const [mail] = await mails();
  expect(mail?.to.address).toBe('ana@example.org');
  expect(mail?.text).not.toContain(PROMISE);
});

it.each([
  ['fr', 'avant le mardi 1er avril 2025 à 07:30, la personne suivante'],
  ['he', 'עד יום שלישי, 1 באפריל 2025 בשעה 7:30, תישלח'],
  ['it', 'entro martedì 1 aprile 2025 alle ore 07:30, sarà'],
  ['pt', 'até terça-feira, 1 de abril de 2025 às 07:30, a pessoa'],
  ['ru', 'Срок: вторник, 1 апреля 2025 г. в 07:30.'],
])('WAIT-04 says until when in %s', async (lang, words) => {
  await world.wait('ana@example.org', { lang });
  comeNear(300);
  await world.cancel('first@example.org');
  expect((await mails())[0]?.text).toContain(words);
});

it('WAIT-02 nobody can wait for a slot of which nobody would be told any more', async () => {
  const ask = async (what: object) => (await world.wait('zoe@example.org', { lang: 'en', ...what })).body;
  comeNear(30);
  expect(await ask({ slot: TEN })).toEqual({ success: true });
  world.pass(1);
  expect(await ask({ slot: TEN })).toMatchObject({ success: false, code: 'late' });
  expect(await ask({ slot: ELEVEN })).toEqual({ success: true });
  expect(await ask({ days: ['2025-04-01'] })).toEqual({ success: true });
  world.pass(HOUR);
  expect(await ask({ days: ['2025-04-01'] })).toMatchObject({ success: false, code: 'late' });
  expect((await world.list()).filter(({ email }) => email === 'zoe@example.org')).toHaveLength(2);
});
