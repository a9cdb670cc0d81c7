import { eq } from 'drizzle-orm';
import { entries, organisations, outbox, payments } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import type { Mail, Mailer } from '../../outbox/createMailer';
import { sendDue } from '../../outbox/sendDue';
import { endOfReport, queueDaily } from './queueDaily';

let world: CheckoutWorld;
beforeEach(async () => {
  world = await createCheckoutWorld();
});
afterEach(() => world.close());

const HOUR = 60 * 60 * 1000;
const set = (body: Record<string, unknown>) =>
  world.server.request('PUT', '/v1/admin/organisations/demo', {
    body,
    headers: { Authorization: `Bearer ${world.token}` },
  });
async function give(change: Record<string, unknown> = {}): Promise<string> {
  const { url } = (await world.submit(change)).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  return (await world.paymentOf(url)).id;
}
/** Moves the clock to a moment. */
const goTo = (moment: string) => world.pass(Date.parse(moment) - world.deps.now().getTime());
const collect = (): Mailer & { sent: Mail[] } => {
  const sent: Mail[] = [];
  return { sent, close() {}, send: (mail) => Promise.resolve(void sent.push(mail)) };
};
async function heard(): Promise<Mail[]> {
  const mailer = collect();
  await sendDue(world.deps, mailer);
  return mailer.sent.filter(({ to }) => to.address === 'hello@demo.test');
}
const plain = (text: string) => text.replace(/\s/g, ' ');
const real = async () => {
  const { queries } = world.deps.database;
  await queries.update(payments).set({ mode: 'live' });
  await queries.update(entries).set({ mode: 'live' });
};

it('MAIL-02 comes at seven of the organisation’s clock and tells the days before, whenever the clock changes', () => {
  const until = (now: string, zone = 'Europe/Paris') => endOfReport(new Date(now), zone)?.toISOString() ?? null;
  expect(until('2025-01-15T05:59:59Z')).toBeNull();
  expect(until('2025-01-15T06:00:00Z')).toBe('2025-01-14T23:00:00.000Z');
  // Summer time begins in the night of the 30th of March and ends in that of the 26th of October.
  expect([until('2025-03-30T04:59:00Z'), until('2025-03-30T05:00:00Z')]).toEqual([null, '2025-03-29T23:00:00.000Z']);
  expect(until('2025-03-31T05:00:00Z')).toBe('2025-03-30T22:00:00.000Z');
  expect([until('2025-10-26T05:59:00Z'), until('2025-10-26T06:00:00Z')]).toEqual([null, '2025-10-25T22:00:00.000Z']);
  expect(until('2025-10-27T06:00:00Z')).toBe('2025-10-26T23:00:00.000Z');
  // A day without midnight begins at one.
  expect(until('2025-04-25T05:00:00Z', 'Africa/Cairo')).toBe('2025-04-24T22:00:00.000Z');
});

it('MAIL-02 counts each payment of the days around a change of the clock once', async () => {
  goTo('2025-03-29T11:00:00Z');
  await queueDaily(world.deps);
  await heard();
  const days: Record<string, string[]> = {};
  // A payment every hour, from Saturday noon to Monday noon; each has its own amount.
  for (let hour = 0; hour < 48; hour += 4) {
    await give({ montant: 100 + hour });
    const queued = await queueDaily(world.deps);
    const [mail] = await heard();
    expect(queued).toBe(mail ? 1 : 0);
    if (mail) days[mail.subject.slice(-12)] = plain(mail.text).match(/(?<=Lévi – Caisse Principale : )\d+/g) ?? [];
    world.pass(4 * HOUR);
  }
  // Sunday has 23 hours: from 23:00 UTC on Saturday to 22:00 UTC on Sunday.
  expect(Object.values(days)).toEqual([
    ['100', '104', '108'],
    ['112', '116', '120', '124', '128', '132'],
  ]);
});

it('MAIL-02 sends one mail, whichever of two processes, and again none of the same day', async () => {
  await give();
  await heard();
  goTo('2025-01-16T06:00:00Z');
  const queued = await Promise.all([queueDaily(world.deps), queueDaily(world.deps)]);
  expect(queued.sort()).toEqual([0, 1]);
  expect(await heard()).toHaveLength(1);
  expect([await queueDaily(world.deps), (await heard()).length]).toEqual([0, 0]);
});

it('MAIL-02 says nothing of nothing, and all of the days that were missed in one mail', async () => {
  goTo('2025-01-16T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(0);
  await give({ montant: 18 });
  goTo('2025-01-18T12:00:00Z');
  await give({ montant: 36 });
  await heard();
  goTo('2025-01-20T09:00:00Z');
  expect(await queueDaily(world.deps)).toBe(1);
  const [mail] = await heard();
  expect(plain(mail!.subject)).toContain('Dons et paiements : 16–19 janvier 2025');
  expect(plain(mail!.text)).toContain('2 paiements reçus : 54 €');
});

it('MAIL-02 MAIL-03 adds no currencies together, nor a trial to what is real', async () => {
  await give({ montant: 50 });
  await real();
  const [dollars] = [await give({ montant: 20 })];
  const { queries } = world.deps.database;
  await queries.update(entries).set({ currency: 'usd', mode: 'live' }).where(eq(entries.paymentId, dollars));
  await give({ montant: 7 });
  await heard();
  goTo('2025-01-16T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(2);
  const mails = (await heard()).map(({ subject, text }) => ({ subject, text: plain(text) }));
  const trial = mails.find(({ subject }) => subject.startsWith('Essai'));
  const live = mails.find(({ subject }) => !subject.startsWith('Essai'));
  expect(trial!.text).toMatch(/^Essai : aucun argent n’est débité\..*1 paiement reçu : 7 €/);
  expect(trial!.text).not.toMatch(/50 €|20 \$/);
  for (const sum of ['1 paiement reçu : 50 €', '1 paiement reçu : 20 $US']) expect(live!.text).toContain(sum);
  expect(live!.text).not.toMatch(/Essai|70|57/);
});

it('MAIL-02 lists gifts by hand apart, money that went back, and charges that were refused and not taken since', async () => {
  const post = (path: string, body: Record<string, unknown>) =>
    world.server.request('POST', path, { body, headers: { Authorization: `Bearer ${world.token}` } });
  await post('/v1/admin/campagnes', { id: 'gala', label: 'Gala', theme: 'DEFAULT', assoc: 'MAIN' });
  const byHand = await post('/v1/admin/campagnes/gala/dons', { montant: 100, displayName: 'Famille Azoulay' });
  expect(byHand.status).toBe(200);
  await post('/v1/admin/campagnes/gala/dons', { montant: 500, displayName: 'Rehearsed', mode: 'test' });
  expect(await world.deps.database.queries.$count(entries, eq(entries.mode, 'test'))).toBe(1);
  const id = await give({ montant: 10, abo: true, nbMonth: 12 });
  const event = { paiement: id, montant: 10, created: '2025-01-15T12:00:00.000Z' };
  await world.report({ ...event, id: 'f2', type: 'payment.failed', charge: 2 });
  await world.report({ ...event, id: 'f3', type: 'payment.failed', charge: 3 });
  await world.report({ ...event, id: 's3', type: 'payment.succeeded', charge: 3 });
  await world.report({ ...event, id: 'r1', type: 'payment.refunded', charge: 1, montant: 4 });
  const { queries } = world.deps.database;
  await queries.update(payments).set({ mode: 'live' });
  await queries.update(entries).set({ mode: 'live' }).where(eq(entries.paymentId, id));
  await heard();
  goTo('2025-01-16T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(1);
  const [mail] = await heard();
  const text = plain(mail!.text);
  expect(text).not.toContain('Rehearsed');
  for (const line of [
    '2 paiements reçus : 20 €',
    '1 don saisi à la main : 100 €',
    '1 remboursement : -4 €',
    '1 prélèvement refusé : 10 €',
    'Gala : 100 € (1)',
    'Caisse Principale : 20 € (2)',
    'Famille Azoulay – Gala : 100 €',
    'Dana Lévi – Caisse Principale (3/12) : 10 €',
  ])
    expect(text).toContain(line);
});

it.each(['daily', 'each'])('MAIL-02 PAY-54 says nothing of payments that were noted by hand: %s', async (when) => {
  await set({ giftMails: { when } });
  const { token } = world;
  const paid = { type: 'GENERAL', montant: 60, means: 'cheque', date: '2025-01-15', idempotencyKey: 'noted-by-hand' };
  const noted = await world.server.request('POST', '/v1/admin/payments', { token, body: paid });
  expect(noted.status).toBe(200);
  const { id } = (noted.body as { data: { id: string } }).data;
  goTo('2025-01-16T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(0);
  await world.server.request('POST', `/v1/admin/payments/${id}/cancel`, { token, body: {} });
  goTo('2025-01-17T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(0);
});

it('MAIL-02 leaves out what each mail has told: a day with refusals and refunds alone, else none', async () => {
  await set({ giftMails: { when: 'each' } });
  const id = await give({ montant: 10, abo: true, nbMonth: 12 });
  await heard();
  goTo('2025-01-16T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(0);
  const event = { paiement: id, montant: 10, created: '2025-01-16T12:00:00.000Z', charge: 2 };
  await world.report({ ...event, id: 'f2', type: 'payment.failed' });
  await heard();
  goTo('2025-01-17T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(1);
  const text = plain((await heard())[0]!.text);
  expect(text).toContain('1 prélèvement refusé : 10 €');
  expect(text).not.toContain('reçu');
});

it('MAIL-02 MAIL-03 is written in the organisation’s language, lists fifty and counts the rest', async () => {
  await set({ language: 'he' });
  const id = await give({ montant: 10 });
  const { queries } = world.deps.database;
  const [entry] = await queries.select().from(entries).where(eq(entries.paymentId, id));
  const [payment] = await queries.select().from(payments).where(eq(payments.id, id));
  for (let count = 0; count < 51; count += 1) {
    const own = { ...payment!, id: world.deps.ids.row(), idempotencyKey: `k${count}`, intentId: null };
    await queries.insert(payments).values(own);
    await queries.insert(entries).values({ ...entry!, id: world.deps.ids.row(), paymentId: own.id });
  }
  await heard();
  goTo('2025-01-16T06:00:00Z');
  await queueDaily(world.deps);
  const [mail] = await heard();
  expect(mail!.html).toContain('<html lang="he" dir="rtl">');
  expect(mail!.text).toContain('52 תשלומים התקבלו');
  expect(mail!.text.match(/Dana Lévi/g)).toHaveLength(50);
  expect(mail!.text).toContain('ועוד שניים');
});

it('MAIL-03 PRIV-02 forgets the mails that name who is erased; one that is still due names them no more', async () => {
  await give({ montant: 18 });
  await heard();
  goTo('2025-01-16T06:00:00Z');
  await queueDaily(world.deps);
  await heard();
  await give({ montant: 36 });
  goTo('2025-01-17T06:00:00Z');
  await queueDaily(world.deps);
  const erased = await world.server.request('POST', '/v1/admin/persons/erase', {
    body: { email: 'dana@example.org' },
    headers: { Authorization: `Bearer ${world.token}` },
  });
  expect(erased.status).toBe(200);
  const { queries } = world.deps.database;
  expect(await queries.$count(outbox)).toBe(1);
  const [mail] = await heard();
  expect(plain(mail!.text)).toContain('Anonyme – Caisse Principale : 36 €');
  expect(`${mail!.text}${mail!.html}`).not.toContain('Dana');
});

it('MAIL-02 moves on in silence where nobody is to hear', async () => {
  await set({ giftMails: { when: 'never' } });
  await give();
  goTo('2025-01-16T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(0);
  await set({ giftMails: { when: 'daily' } });
  goTo('2025-01-17T06:00:00Z');
  expect(await queueDaily(world.deps)).toBe(0);
  const [row] = await world.deps.database.queries.select().from(organisations).where(eq(organisations.id, 'demo'));
  expect(row!.toldUntil.toISOString()).toBe('2025-01-16T23:00:00.000Z');
});
