import { eq } from 'drizzle-orm';
import type { AdminPaymentDetail } from '../../../../src/contract/payments/adminPayments';
import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import type { AdminSubscription } from '../../../../src/contract/payments/subscriptions';
import { audit, deliveries, outbox, paymentChanges } from '../../../db/schema';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../../testing/checkoutWorld';
import { takeDueCharges } from '../../../gateways/sandbox/takeDueCharges';
import type { Mail } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { reconcile } from '../../../ledger/reconcile';

const DAY = 24 * 60 * 60 * 1000;
let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body !== undefined && { body }) });
const dataOf = <T = Record<string, unknown>>({ body }: { body: unknown }) => (body as { data: T }).data;

/** A gift to its own fund with the first charge taken, and a link to change it. */
async function begin(plan: Record<string, unknown>, terms: Record<string, unknown> = { changeAmount: true }) {
  const fund = await world.addFund();
  const asked = { type: 'CAISSE', typeId: fund, ...plan };
  // Only a link gives to a fund without end.
  const offer =
    plan['nbMonth'] === 0 &&
    dataOf<{ id: string }>(await admin('POST', 'liens', { linkType: 'PAIEMENT', config: asked, expiresAt: null }));
  const { url } = (await world.submit({ ...asked, ...(offer && { link: offer.id }) })).body as { url: string };
  const press = async (action: string, charge: number, extra = {}) => {
    await world.press(url, action, { charge: `${charge}`, ...extra });
    await world.deliver();
  };
  await press('pay', 1);
  const { id, providerRef } = await world.paymentOf(url);
  const link = dataOf<{ id: string }>(
    await admin('POST', 'liens', { linkType: 'UPDATE-PAIEMENT', paiement: id, ...terms }),
  ).id;
  const change = (montant: number, more: Record<string, unknown> = {}) => world.submit({ link, montant, ...more });
  const shown = async () => dataOf<{ config: PaymentConfig }>(await world.server.request('GET', `/v1/liens/${link}`));
  const seen = async () => {
    const payment = dataOf<AdminPaymentDetail>(await admin('GET', `payments/${id}`));
    const { montant, maxAmount, charges } = payment;
    return { montant, maxAmount, charges: charges.map((row) => [row.montant, row.state]) };
  };
  const told = async () =>
    (await world.deps.gateways['sandbox']!.readEvents(providerRef!)).map(({ type, charge, montant }) => [
      type.slice('payment.'.length),
      charge,
      montant,
    ]);
  return { fund, id, url, link, press, change, shown, seen, told, total: () => world.totalOf(fund) };
}
const monthly = { montant: 10, abo: true, nbMonth: 3 };

describe('a new amount', () => {
  it('PAY-02 is that of each charge not yet taken: schedule, totals, lists and provider agree, and nothing is charged', async () => {
    const gift = await begin(monthly);
    expect(await gift.total()).toBe(30);
    const before = { events: await gift.told(), rows: await world.countRows() };
    expect((await gift.change(25)).body).toMatchObject({ success: true });
    expect(await gift.told()).toEqual(before.events);
    expect(await world.countRows()).toMatchObject({ events: before.rows.events, payments: before.rows.payments });
    const agreed = [
      [10, 'paid'],
      [25, 'due'],
      [25, 'due'],
    ];
    expect(await gift.seen()).toEqual({ montant: 25, maxAmount: 60, charges: agreed });
    expect(await gift.total()).toBe(60);
    const list = dataOf<AdminSubscription[]>(await admin('GET', 'abonnements?limit=1'));
    expect(list).toMatchObject([{ id: gift.id, montant: 25, nbMonth: 3, maxAmount: 60, received: 10 }]);

    await gift.press('next', 2);
    await gift.press('next', 3);
    expect(await gift.told()).toEqual([
      ['succeeded', 1, 10],
      ['succeeded', 2, 25],
      ['succeeded', 3, 25],
    ]);
    expect((await gift.seen()).charges.map(([, state]) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(await gift.total()).toBe(60);
    expect((await world.ledgerOf(gift.id)).reduce((sum, { montant }) => sum + montant, 0)).toBe(6000);
    expect((await gift.change(5)).status).toBe(410);
  });

  it('PAY-02 shows the charges to come before consent, each with its day and its amount', async () => {
    const gift = await begin({ montant: 100, divide: 3, abo: true, nbMonth: 3 });
    const charge = (number: number, montant: number, date: string) => ({ charge: number, montant, date, state: 'due' });
    expect(await gift.shown()).toMatchObject({
      config: {
        montant: 34,
        paiement: { changeAmount: true, charges: [charge(2, 34, '2025-02-15'), charge(3, 32, '2025-03-15')] },
      },
    });
    await gift.press('next', 2);
    expect((await gift.shown()).config).toMatchObject({ montant: 32 });
    const intent = dataOf<{ id: string }>(await world.makeIntent({ montant: undefined, link: gift.link })).id;
    expect((await gift.change(50.5)).body).toMatchObject({ success: true });
    // Whoever began before sees it, too.
    const held = dataOf(await world.server.request('GET', `/v1/paiements/intents/${intent}`));
    expect(held).toMatchObject({
      montant: 50.5,
      paiement: { changeAmount: true, finalized: false, charges: [charge(3, 50.5, '2025-03-15')] },
    });
    expect(await gift.seen()).toMatchObject({ montant: 50.5, maxAmount: 118.5 });
  });

  it('PAY-02 of a payment without end is what each month takes from then on', async () => {
    const gift = await begin({ montant: 20, abo: true, nbMonth: 0 });
    expect(await gift.seen()).toMatchObject({ montant: 20, maxAmount: null });
    expect((await gift.shown()).config.paiement?.charges?.map(({ date }) => date)).toEqual([
      '2025-02-15',
      '2025-03-15',
      '2025-04-15',
    ]);
    await gift.change(5);
    for (const charge of [2, 3]) await gift.press('next', charge);
    expect(await gift.seen()).toEqual({
      montant: 5,
      maxAmount: null,
      charges: [
        [20, 'paid'],
        [5, 'paid'],
        [5, 'paid'],
        [5, 'due'],
      ],
    });
    expect(await gift.total()).toBe(30);
  });

  it('PAY-02 leaves a charge that failed and is tried again as it was', async () => {
    const gift = await begin(monthly);
    await gift.press('fail', 2);
    expect((await gift.shown()).config.paiement?.charges).toMatchObject([{ state: 'failed' }, { state: 'due' }]);
    await gift.change(25);
    expect(await gift.seen()).toEqual({
      montant: 25,
      maxAmount: 45,
      charges: [
        [10, 'paid'],
        [10, 'failed'],
        [25, 'due'],
      ],
    });
    await gift.press('means', 2);
    await takeDueCharges(world.deps);
    await world.deliver();
    expect((await gift.told()).at(-1)).toEqual(['succeeded', 2, 10]);

    // Only a failed charge is left: there is no amount to change.
    const last = await begin({ ...monthly, nbMonth: 2 });
    await last.press('fail', 2);
    expect((await last.shown()).config).toMatchObject({ montant: 10, paiement: { changeAmount: false } });
    expect((await last.change(25)).body).toMatchObject({ success: false, code: 'amountChanged' });
  });

  it('PAY-02 is refused where the link does not allow it, or below one unit: nothing is changed', async () => {
    const closed = await begin(monthly, {});
    const info = { ...payer.info, prenom: 'Noam' };
    expect((await closed.shown()).config.paiement).not.toHaveProperty('charges');
    const refused: [typeof closed, number, Record<string, unknown>, string][] = [
      [closed, 25, {}, 'amountChanged'],
      [await begin(monthly), 0.5, {}, 'amountMinimum'],
      [await begin(monthly), 10.001, {}, 'amountInvalid'],
      [await begin(monthly), 25, { amounts: { montant: 25, fees: 1, total: 26 } }, 'amountChanged'],
    ];
    for (const [gift, montant, more, code] of refused) {
      expect((await gift.change(montant, { info, ...more })).body).toMatchObject({ success: false, code });
      expect(await gift.seen()).toMatchObject({ montant: 10, maxAmount: 30 });
      expect((await world.paymentOf(gift.url)).info.prenom).toBe('Dana');
    }
    const { queries } = world.deps.database;
    expect(await queries.$count(paymentChanges, eq(paymentChanges.paymentId, closed.id))).toBe(0);
    // The current amount, or none, changes only the rest.
    for (const montant of [10, 0])
      expect((await closed.change(montant, { info })).body).toMatchObject({ success: true });
  });

  it('PAY-61 changes once per key, also when twenty come at once; the last of two wishes stays', async () => {
    const gift = await begin(monthly);
    const idempotencyKey = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.submit({ link: gift.link, montant: 25, idempotencyKey }, '192.0.2.1')),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await world.paymentOf(gift.url)).amounts).toEqual([{ from: 2, montant: 2500 }]);
    await gift.change(7);
    expect((await gift.change(25, { idempotencyKey })).body).toMatchObject({ success: true });
    expect(await gift.seen()).toMatchObject({ montant: 7, maxAmount: 24 });
  });

  it('SRV-02 is kept while the provider does not answer, and asked for again', async () => {
    const gift = await begin(monthly);
    const sandbox = world.deps.gateways['sandbox']!;
    const { changeAmount } = sandbox;
    // The answer is lost: the provider knows, and takes the next charge before we do.
    sandbox.changeAmount = async (request) => {
      await changeAmount.call(sandbox, request);
      throw new Error('down');
    };
    const idempotencyKey = newKey();
    const send = () => gift.change(25, { idempotencyKey });
    expect((await send()).body).toMatchObject({ success: false, code: 'providerUnavailable' });
    expect(await gift.seen()).toMatchObject({ montant: 10, maxAmount: 30 });
    await gift.press('next', 2);
    expect((await gift.seen()).charges).toEqual([
      [10, 'paid'],
      [25, 'paid'],
      [10, 'due'],
    ]);
    sandbox.changeAmount = changeAmount;
    world.pass(60_000);
    await reconcile(world.deps);
    expect(await gift.seen()).toMatchObject({ montant: 25, maxAmount: 60 });
    expect(await gift.total()).toBe(60);
    expect((await send()).body).toMatchObject({ success: true });
    expect((await world.paymentOf(gift.url)).amounts).toHaveLength(1);
  });

  it('SRV-03 believes no report of another amount', async () => {
    const gift = await begin(monthly);
    await gift.change(25);
    const event = {
      id: newKey(),
      type: 'payment.succeeded',
      paiement: gift.id,
      charge: 2,
      created: '2025-02-15T12:00:00Z',
    };
    expect((await world.report({ ...event, montant: 10 })).status).toBe(400);
    expect((await world.report({ ...event, montant: 25 })).status).toBe(200);
  });

  it('SRV-12 SRV-13 is noted in the log, told to the organisation’s systems, and right in mails and refunds', async () => {
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['subscription.changed'] };
    const made = dataOf<{ id: string }>(await admin('POST', 'webhooks', hook)).id;
    const { queries } = world.deps.database;
    const gift = await begin({ ...monthly, nbMonth: 2 });
    await gift.change(25);
    const [note] = await queries.select().from(audit).where(eq(audit.subjectId, gift.id));
    expect(note).toMatchObject({ actor: 'payer', changes: { link: gift.link, montant: 25 } });
    const told = await queries.select({ event: deliveries.event }).from(deliveries).orderBy(deliveries.id);
    expect(told.map(({ event }) => [event.type, event.data['montant']]).at(-1)).toEqual(['subscription.changed', 25]);
    await admin('DELETE', `webhooks/${made}`);

    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} };
    await sendDue(world.deps, mailer);
    expect(mails.at(-1)?.text.replace(/\s/g, ' ')).toContain('35 €');
    await gift.press('fail', 2);
    await sendDue(world.deps, mailer);
    expect(mails.at(-1)?.text.replace(/\s/g, ' ')).toContain('25 €');
    expect(await queries.$count(outbox, eq(outbox.kind, 'failed'))).toBeGreaterThan(0);

    world.pass(3 * DAY);
    await takeDueCharges(world.deps);
    await world.deliver();
    const refund = { charge: 2, idempotencyKey: newKey() };
    expect((await admin('POST', `payments/${gift.id}/refund`, { ...refund, montant: 26 })).status).toBe(409);
    expect(dataOf(await admin('POST', `payments/${gift.id}/refund`, refund))).toMatchObject({ refunded: 25 });
    expect(await gift.total()).toBe(10);
  });
});
