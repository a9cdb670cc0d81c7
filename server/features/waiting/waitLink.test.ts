import { eq, sql } from 'drizzle-orm';
import { slotWaits } from '../../db/schema';
import type { Mail } from '../../outbox/createMailer';
import { signedId } from '../../secrets/signedId';
import { tellWaiting } from './tellWaiting';
import { createWaitWorld, DAY, HOUR, type WaitWorld } from './testing/waitWorld';

let world: WaitWorld;
beforeEach(async () => {
  world = await createWaitWorld();
});
afterEach(() => world.close());

/** The mail that somebody gets who waits for the day. */
async function mailTo(email: string, more: Record<string, unknown> = {}): Promise<Mail> {
  await world.wait(email, more);
  await world.cancel('first@example.org');
  const [mail] = await world.tell();
  if (!mail) throw new Error('nobody was told');
  return mail;
}
const pathOf = (url = '') => url.replace('http://orgkit.test', '');
const request = (path: string) => world.server.request('GET', path);
const post = (path: string, body: string) =>
  world.server.request('POST', path, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const waiting = () => world.deps.database.queries.select().from(slotWaits);

it('WAIT-04 the mail names slot and organisation in the language of who waits, and nothing that was typed', async () => {
  const mail = await mailTo('ana@example.org', { name: 'Click http://evil.example', lang: 'he' });
  expect(mail.subject).toBe('התפנה מקום: Visites');
  expect(mail.text).toContain('10:00');
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text + mail.html).not.toMatch(/evil|Click/);
  expect(mail.to).toEqual({ name: '', address: 'ana@example.org' });
});

it('WAIT-04 leads to the page where they asked if it is one of ours, else to the hosted form', async () => {
  const other = await mailTo('ana@example.org', { page: 'https://evil.example/form' });
  expect(other.text).toContain(`http://orgkit.test/formulaire/${world.form}`);
  expect(other.text).not.toContain('evil');
  expect((await waiting())[0]?.page).toBeNull();
});

it('WAIT-04 leads to a page of the organisation’s own address', async () => {
  const own = await mailTo('ana@example.org', { page: 'http://orgkit.test/page/visites?a=1' });
  expect(own.text).toContain('http://orgkit.test/page/visites?a=1');
});

it('WAIT-04 looking at the link changes nothing; its button, or a mail program, leaves and the next one is told', async () => {
  await world.wait('eva@example.org');
  world.pass(1000);
  await world.wait('dan@example.org');
  await world.cancel('first@example.org');
  const [mail] = await world.tell();
  expect(mail?.to.address).toBe('eva@example.org');
  const path = pathOf(mail?.unsubscribe);
  expect(mail?.text).toContain(path);
  const page = await request(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Quitter la liste d’attente');
  expect(page.text).not.toContain('eva@');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await waiting()).toHaveLength(2);
  expect((await post(path, 'action=leave')).status).toBe(303);
  expect((await waiting()).map(({ email }) => email)).toEqual(['dan@example.org']);
  expect((await request(path)).text).toContain('Vous n’êtes plus sur la liste d’attente.');
  expect((await world.tell()).map(({ to }) => to.address)).toEqual(['dan@example.org']);
  expect((await post(path, 'List-Unsubscribe=One-Click')).text).toBe('OK');
  expect((await request('/attente/nothing.signed')).status).toBe(404);
  expect((await post(`${path}x`, 'action=leave')).status).toBe(404);
});

it('WAIT-04 the link leaves all that somebody waits for in the calendar, also once the day that they were told of is past', async () => {
  const NEXT = '2025-04-02';
  await world.admin('PUT', 'calendars/visits/slots', { add: [{ start: `${NEXT}T10:00:00+02:00`, seats: 1 }] });
  await world.book('third@example.org', `${NEXT}T10:00:00+02:00`);
  await world.mails();
  await world.wait('dan@example.org', { days: [DAY, NEXT] });
  world.pass(1000);
  const mail = await mailTo('ana@example.org', { days: [DAY, NEXT] });
  expect(mail.to.address).toBe('dan@example.org');
  await world.deps.database.queries.delete(slotWaits).where(eq(slotWaits.wanted, DAY));
  expect((await request(pathOf(mail.unsubscribe))).text).toContain('Quitter la liste d’attente');
  await world.wait('dan@example.org', { days: [NEXT], name: 'Dan' });
  expect((await post(pathOf(mail.unsubscribe), 'List-Unsubscribe=One-Click')).text).toBe('OK');
  expect((await waiting()).map(({ email, wanted }) => [email, wanted])).toEqual([['ana@example.org', NEXT]]);
});

it('WAIT-04 CALL-153 the link leaves what is left once an editor took an entry off, as do those of before', async () => {
  const NEXT = '2025-04-02';
  await world.admin('PUT', 'calendars/visits/slots', { add: [{ start: `${NEXT}T10:00:00+02:00`, seats: 1 }] });
  await world.book('third@example.org', `${NEXT}T10:00:00+02:00`);
  await world.mails();
  const { unsubscribe } = await mailTo('ana@example.org', { days: [DAY, NEXT] });
  const last = (await waiting()).find(({ wanted }) => wanted === NEXT);
  await world.admin('DELETE', `calendars/visits/waiting/${last?.id}`);
  const path = pathOf(unsubscribe);
  expect(path).not.toContain('ana');
  expect((await request(path)).text).toContain('Quitter la liste d’attente');
  expect((await post(path, 'action=leave')).status).toBe(303);
  expect(await waiting()).toEqual([]);
  expect((await request(path)).text).toContain('Vous n’êtes plus sur la liste d’attente.');
  await world.wait('ana@example.org', { days: [NEXT] });
  const [former] = await waiting();
  const key = signedId(world.deps.config.keys.links, 'leave-waiting-list', former?.id ?? '');
  expect((await post(`/attente/${key}`, 'action=leave')).status).toBe(303);
  expect(await waiting()).toEqual([]);
});

it('WAIT-04 whoever leaves waits for whoever books, and holds up nothing of theirs meanwhile', async () => {
  const { database } = world.deps;
  const NEXT = '2025-04-02';
  await world.wait('ana@example.org');
  const [day] = await waiting();
  if (!day) throw new Error('nobody waits');
  // The entry that ends first has the lowest id, so a booking locks it first.
  await database.queries.update(slotWaits).set({ id: 'a' });
  await database.queries
    .insert(slotWaits)
    .values({ ...day, id: 'b', wanted: NEXT, endsAt: new Date(day.endsAt.getTime() + 24 * HOUR) });
  const { unsubscribe } = await mailTo('ana@example.org');
  const leaving = await database.transaction(async (tx) => {
    await tx.select().from(slotWaits).where(eq(slotWaits.id, 'a')).for('update');
    const answer = post(pathOf(unsubscribe), 'action=leave');
    // The embedded database does one after the other.
    for (let waits = database.engine === 'embedded'; !waits;)
      waits =
        ((await tx.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }).rows.length > 0;
    await tx.select().from(slotWaits).where(eq(slotWaits.id, 'b')).for('update', { noWait: true });
    return { answer };
  });
  expect((await leaving.answer).status).toBe(303);
  expect(await waiting()).toEqual([]);
});

it('WAIT-04 ORG-06 one leaves while the organisation is closed, and reads so', async () => {
  const path = pathOf((await mailTo('ana@example.org')).unsubscribe);
  await world.admin('POST', 'closing', { subscriptions: 0 });
  expect((await post(path, 'action=leave')).status).toBe(303);
  const page = await request(path);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Vous n’êtes plus sur la liste d’attente.')]);
  expect(page.text).not.toContain('Démo');
});

it.each(['left', 'booked', 'past'])('WAIT-04 nobody is mailed who %s before the mail goes out', async (how) => {
  await world.wait('ana@example.org');
  await world.cancel('first@example.org');
  await tellWaiting(world.deps);
  if (how === 'left') await world.deps.database.queries.delete(slotWaits);
  if (how === 'booked') await world.book('ana@example.org');
  if (how === 'past') world.pass(90 * 24 * HOUR);
  expect((await world.mails()).filter(({ unsubscribe }) => unsubscribe)).toEqual([]);
});
