import { asc, eq } from 'drizzle-orm';
import type { StoryEvent } from '../../../../src/contract/payments/paymentStory';
import { languages } from '../../../../src/contract/terms/languages';
import { minor } from '../../../../src/core/money';
import { outbox, payments, refunds, stops } from '../../../db/schema';
import type { Mail } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { reconcile } from '../../../ledger/reconcile';
import { releaseUnpaid } from './releaseUnpaid';
import { dataOf } from '../../../testing/adminServer';
import { createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

const MINUTE = 60_000;

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

/** A form with one place, held by a payer whose hold has ended while the provider still takes the money. */
async function setUp(payment: Record<string, unknown> = {}) {
  const form = await world.addForm();
  await world.limit(form, [{ products: ['P1'], capacity: 1 }]);
  const { id = '', intent = '' } = replyOf(await world.send(form, { P1_quantity: 1 })).data ?? {};
  const { url } = (await world.submit({ intent, montant: 10.1, ...payment })).body as { url: string };
  world.pass(31 * MINUTE);
  const sandbox = world.deps.gateways['sandbox']!;
  const slow = { ...sandbox, cancelCheckout: () => Promise.resolve(), readEvents: () => Promise.resolve([]) };
  await releaseUnpaid({ ...world.deps, gateways: { sandbox: slow } });
  expect((await world.submissionOf(id)).state).toBe('released');
  const pay = async () => {
    await world.press(url, 'pay');
    await world.deliver();
    return world.paymentOf(url);
  };
  return { form, id, intent, url, pay, fill: () => world.send(form, { P1_quantity: 1 }) };
}
const resume = async () => {
  world.pass(2 * MINUTE);
  await reconcile(world.deps);
};
const lettersOf = async (paymentId: string, id: string) =>
  (await world.deps.database.queries.select().from(outbox).orderBy(asc(outbox.reference)))
    .map(({ reference }) => reference)
    .filter((reference) => reference.includes(paymentId) || reference.endsWith(id));
const statusOf = async (intent: string) =>
  ((await world.server.request('GET', `/v1/paiements/intents/${intent}/status`)).body as { data: object }).data;
const refundsOf = (id: string) => world.deps.database.queries.select().from(refunds).where(eq(refunds.paymentId, id));

describe('a payment that comes after its hold has ended', () => {
  it('SRV-14 keeps its places where they are free, and no money goes back', async () => {
    const { form, id, intent, pay } = await setUp();
    const payment = await pay();
    expect(await statusOf(intent)).toMatchObject({ state: 'succeeded' });
    await resume();
    expect([(await world.submissionOf(id)).state, await world.leftOf('P1', form)]).toEqual(['kept', 0]);
    expect(await refundsOf(payment.id)).toEqual([]);
    expect(await lettersOf(payment.id, id)).toEqual([`confirmation-${payment.id}`, `formCopy-${id}`, `formNotice-${id}`]); // oxfmt-ignore
  });

  it('SRV-14 CALL-66 goes back whole where they are gone, which its story says, and the payer is told that instead of thanked', async () => {
    const { form, id, intent, pay, fill } = await setUp();
    expect(replyOf(await fill()).success).toBe(true);
    const payment = await pay();
    expect((await world.submissionOf(id)).state).toBe('short');
    expect(await statusOf(intent)).toMatchObject({ state: 'refunded', gone: true });
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'asked', charge: 1, montant: 1010 }]);
    await resume();
    await resume();
    const ledger = (await world.ledgerOf(payment.id)).map(({ kind, montant }) => [kind, montant]);
    expect(ledger).toEqual([
      ['charge', 1010],
      ['refund', -1010],
    ]);
    expect(await refundsOf(payment.id)).toMatchObject([{ state: 'accepted' }]);
    expect(await world.leftOf('P1', form)).toBe(0);
    expect(await lettersOf(payment.id, id)).toEqual([`gone-${payment.id}`]);
    const asked = { token: world.token };
    const story = await world.server.request('GET', `/v1/admin/payments/${payment.id}/story`, asked);
    const { events } = dataOf<{ events: StoryEvent[] }>(story);
    expect(events.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { charge: 1, montant: -10.1, automatic: true },
    ]);
  });

  it('DESK-252 waits for somebody under its form until the money has gone back', async () => {
    const { form, pay, fill } = await setUp();
    await fill();
    const waiting = async () =>
      dataOf<{ kind: string }[]>(await world.server.request('GET', '/v1/admin/tasks', { token: world.token })).filter(
        ({ kind }) => kind === 'shortForms',
      );
    expect(await waiting()).toEqual([]);
    await pay();
    const [task, ...more] = await waiting();
    expect([task, more]).toEqual([{ kind: 'shortForms', count: 1, form: { id: form, label: expect.any(String) } }, []]);
    await resume();
    await resume();
    expect(await waiting()).toEqual([]);
  });

  it('SRV-14 goes back once, when the provider did not answer first', async () => {
    const { pay, fill } = await setUp();
    await fill();
    const { id } = await pay();
    const sandbox = world.deps.gateways['sandbox']!;
    const { refund: real } = sandbox;
    sandbox.refund = () => Promise.reject(new Error('down'));
    await resume();
    expect(await refundsOf(id)).toMatchObject([{ state: 'asked' }]);
    sandbox.refund = real;
    await Promise.all([resume(), resume()]);
    const back = (await world.ledgerOf(id)).filter(({ kind }) => kind === 'refund');
    expect(back.map(({ montant }) => montant)).toEqual([-1010]);
  });

  it('SRV-14 two for the last place: one keeps it, the other goes back', async () => {
    const form = await world.addForm();
    await world.limit(form, [{ products: ['P1'], capacity: 1 }]);
    const late = [];
    for (let time = 0; time < 2; time += 1) {
      const one = replyOf(await world.send(form, { P1_quantity: 1 })).data ?? { id: '', intent: '' };
      const { url } = (await world.submit({ intent: one.intent, montant: 10.1 })).body as { url: string };
      world.pass(31 * MINUTE);
      const sandbox = world.deps.gateways['sandbox']!;
      const slow = { ...sandbox, cancelCheckout: () => Promise.resolve(), readEvents: () => Promise.resolve([]) };
      await releaseUnpaid({ ...world.deps, gateways: { sandbox: slow } });
      late.push({ id: one.id, url });
    }
    await Promise.all(late.map(({ url }) => world.press(url, 'pay')));
    await Promise.all([world.deliver(), world.deliver()]);
    await resume();
    const states = await Promise.all(late.map(async ({ id }) => (await world.submissionOf(id)).state));
    expect(states.sort()).toEqual(['kept', 'short']);
    const paid = await Promise.all(late.map(async ({ url }) => (await world.paymentOf(url)).state));
    expect([paid.sort(), await world.leftOf('P1', form)]).toEqual([['refunded', 'succeeded'], 0]);
  });

  it('SRV-14 no further charge is taken of one that goes back, and one that was goes back too', async () => {
    const { fill, url } = await setUp();
    await fill();
    const { queries } = world.deps.database;
    const { id: paymentId } = await world.paymentOf(url);
    const twice = { abo: true, nbMonth: 2, divide: 2, montant: minor(505), maxAmount: minor(1010) };
    await queries.update(payments).set(twice).where(eq(payments.id, paymentId));
    const tell = (charge: number) =>
      world.report({ id: `late-${charge}-${paymentId}`, type: 'payment.succeeded', paiement: paymentId, charge, montant: 5.05, created: world.deps.now().toISOString() }); // oxfmt-ignore
    expect([(await tell(1)).status, (await tell(2)).status]).toEqual([200, 200]);
    const asked = (await refundsOf(paymentId)).map(({ charge, montant }) => [charge, montant]);
    expect(asked.sort()).toEqual([
      [1, 505],
      [2, 505],
    ]);
    expect(await queries.select().from(stops).where(eq(stops.paymentId, paymentId))).toHaveLength(1);
  });

  it.each(languages)('SRV-14 I18N-01 the mail says so in the payer’s language: %s', async (lang) => {
    const { pay, fill } = await setUp({ lang });
    await fill();
    const payment = await pay();
    await world.deps.database.queries.update(payments).set({ lang }).where(eq(payments.id, payment.id));
    const mails: Mail[] = [];
    await sendDue(world.deps, { send: async (mail) => void mails.push(mail), close: () => undefined });
    const [mail] = mails.filter(({ text }) => text.includes(payment.id));
    expect(mail?.to.address).toBe('dana@example.org');
    expect(mail?.subject).toContain('Fête');
    expect(mail?.text).toMatch(/10[.,]10/);
    expect(mail?.html).toContain(`lang="${lang}"`);
  });
});
