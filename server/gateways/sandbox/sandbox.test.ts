import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import { sandboxCheckouts, sandboxDeliveries } from '../../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../testing/checkoutWorld';
import { minor } from '../../../src/core/money';
import type { CheckoutRequest } from '../gateway';
import { createGateways } from '../createGateways';
import { isSignedBy } from '../signature';
import { describeGateway } from '../testing/describeGateway';
import { deliverDue } from './deliverDue';
import { takeDueCharges } from './takeDueCharges';

type Webhook = { body: Buffer; headers: IncomingHttpHeaders };

/** Collects webhooks instead of sending them; `answer` is our server's simulated status. */
async function collect(world: CheckoutWorld, answer: () => number = () => 200): Promise<Webhook[]> {
  const sent: Webhook[] = [];
  await deliverDue(world.deps, async (body, headers) => {
    sent.push({ body: Buffer.from(body), headers });
    return answer();
  });
  return sent;
}

describeGateway('sandbox', async () => {
  const world = await createCheckoutWorld();
  return {
    gateway: createGateways(world.deps)['sandbox']!,
    pay: async (url) => void (await world.press(url, 'pay')),
    next: async (url, charge) => void (await world.press(url, 'next', { charge: String(charge) })),
    decline: async (url) => void (await world.press(url, 'decline')),
    webhooks: () => collect(world),
    close: () => world.close(),
  };
});

describe('the sandbox’s webhooks', () => {
  let world: CheckoutWorld;
  beforeAll(async () => {
    world = await createCheckoutWorld();
  });
  afterAll(() => world.close());

  const open = async (change: Record<string, unknown> = {}) =>
    ((await world.submit(change)).body as { url: string }).url;
  const read = ({ body }: Webhook) =>
    JSON.parse(body.toString()) as { id: string; type: string; charge: number; created: string };

  it('SRV-03 have the shape and the signature that are written down', async () => {
    const url = await open();
    await world.press(url, 'pay');
    const [webhook] = await collect(world);
    expect(read(webhook!)).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'payment.succeeded',
      paiement: (await world.paymentOf(url)).id,
      charge: 1,
      montant: 50,
      created: expect.stringMatching(/^2025-01-15T12:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(isSignedBy(['webhook-secret'], webhook!.body, webhook!.headers['x-signature'])).toBe(true);
    expect(isSignedBy('another-secret', webhook!.body, webhook!.headers['x-signature'])).toBe(false);
  });

  it('SRV-03 are sent again, later and later, until they are accepted', async () => {
    await world.press(await open(), 'pay');
    expect(await collect(world, () => 500)).toHaveLength(1);
    expect(await collect(world)).toHaveLength(0);
    world.pass(1000);
    const answers = [404, 0];
    const failing = () => {
      const answer = answers.shift();
      if (!answer) throw new Error('connect ECONNREFUSED');
      return answer;
    };
    expect(await collect(world, failing)).toHaveLength(1);
    world.pass(1000);
    expect(await collect(world, failing)).toHaveLength(0);
    world.pass(1000);
    expect(await collect(world, failing)).toHaveLength(1);
    world.pass(4000);
    expect(await collect(world)).toHaveLength(1);
    world.pass(60 * 60 * 1000);
    expect(await collect(world)).toHaveLength(0);
  });

  it('SRV-03 are delivered by one of several processes, and all of a long queue', async () => {
    for (let count = 0; count < 25; count += 1) await world.press(await open(), 'pay');
    const sent = (await Promise.all([collect(world), collect(world), collect(world)])).flat();
    expect(sent).toHaveLength(25);
    expect(new Set(sent.map((webhook) => read(webhook).id)).size).toBe(25);
    const left = await world.deps.database.queries
      .select()
      .from(sandboxDeliveries)
      .where(eq(sandboxDeliveries.attempts, 0));
    expect(left).toEqual([]);
  });

  it('SRV-03 can come twice, late, out of order or never', async () => {
    const press = async (delivery: string) => world.press(await open(), 'pay', { delivery });
    await press('twice');
    const twice = await collect(world);
    expect(twice).toHaveLength(2);
    expect(new Set(twice.map((webhook) => read(webhook).id)).size).toBe(1);

    await press('late');
    expect(await collect(world)).toHaveLength(0);
    world.pass(20_000);
    expect(await collect(world)).toHaveLength(1);

    await press('disordered');
    const first = (await collect(world)).map(read);
    world.pass(3000);
    const second = (await collect(world)).map(read);
    expect([first.map(({ type }) => type), second.map(({ type }) => type)]).toEqual([
      ['payment.succeeded'],
      ['payment.failed'],
    ]);
    expect(second[0]!.created < first[0]!.created).toBe(true);

    await press('never');
    world.pass(60 * 60 * 1000);
    expect(await collect(world)).toHaveLength(0);
  });

  it('SRV-03 come out right at the ledger whichever way they came', async () => {
    for (const delivery of ['once', 'twice', 'late', 'disordered']) {
      const fund = await world.addFund();
      const url = await open({ type: 'CAISSE', typeId: fund, montant: 36 });
      await world.press(url, 'pay', { delivery });
      await world.deliver();
      world.pass(30_000);
      await world.deliver();
      expect([delivery, (await world.paymentOf(url)).state, await world.totalOf(fund)]).toEqual([
        delivery,
        'succeeded',
        36,
      ]);
    }
  });
});

describe('charges of the sandbox under the clock', () => {
  const DAY = 24 * 60 * 60 * 1000;
  let world: CheckoutWorld;
  beforeAll(async () => {
    world = await createCheckoutWorld();
  });
  afterAll(() => world.close());

  const plan = async (change: Partial<CheckoutRequest> = {}) => {
    const key = newKey();
    const gateway = world.deps.gateways['sandbox']!;
    const { reference, url } = await gateway.createCheckout({
      paymentId: key,
      idempotencyKey: key,
      label: 'Travaux',
      organisationName: 'Démo',
      lang: 'fr',
      email: 'dana@example.org',
      platform: 'PRELEVEMENT.GOCARDLESS',
      timeZone: 'Europe/Paris',
      currency: 'eur',
      charges: [minor(1000), minor(1000), minor(500)],
      monthly: null,
      successUrl: 'https://demo.test/?status=success',
      cancelUrl: 'https://demo.test/?status=cancel',
      ...change,
    });
    const press = (action: string, charge = 1) => world.press(url, action, { charge: String(charge) });
    const told = async () =>
      (await gateway.readEvents(reference)).map(({ type, charge }) => `${type.slice('payment.'.length)} ${charge}`);
    const after = async (days: number) => {
      world.pass(days * DAY);
      await takeDueCharges(world.deps);
      return told();
    };
    return { press, told, after, gateway, reference, url };
  };

  it('PAY-40 lets the bank answer a direct debit after days, then takes each month on its day, once', async () => {
    const { press, told, after } = await plan();
    await press('pay');
    expect(await told()).toEqual([]);
    expect(await after(3)).toEqual([]);
    expect(await after(1)).toEqual(['succeeded 1']);
    expect(await after(30)).toEqual(['succeeded 1']);
    world.pass(DAY);
    await Promise.all(Array.from({ length: 5 }, () => takeDueCharges(world.deps)));
    expect(await told()).toEqual(['succeeded 1', 'succeeded 2']);
    expect(await after(60)).toEqual(['succeeded 1', 'succeeded 2', 'succeeded 3']);
    expect(await after(400)).toHaveLength(3);
  });

  it('PAY-40 takes the others when one cannot be taken', async () => {
    const [broken, sound] = [await plan(), await plan()];
    await broken.press('pay');
    await sound.press('pay');
    const { queries } = world.deps.database;
    const mine = eq(sandboxCheckouts.id, broken.reference);
    await queries.update(sandboxCheckouts).set({ timeZone: 'Nowhere' }).where(mine);
    world.pass(5 * DAY);
    await expect(takeDueCharges(world.deps)).rejects.toThrow(RangeError);
    expect([await broken.told(), await sound.told()]).toEqual([[], ['succeeded 1']]);
    await queries.update(sandboxCheckouts).set({ state: 'stopped' }).where(mine);
  });

  it('PAY-35 takes the next month at once when asked, and the one after it on its day', async () => {
    const { press, after } = await plan({ platform: 'CARD' });
    await press('pay');
    await press('next', 2);
    expect(await after(31)).toEqual(['succeeded 1', 'succeeded 2']);
    expect(await after(31)).toEqual(['succeeded 1', 'succeeded 2', 'succeeded 3']);
  });

  it('SRV-13 tries a refused charge again after days, at once with a new card, and gives up after the third refusal', async () => {
    const { press, after, told } = await plan({ platform: 'CARD' });
    await press('pay');
    await press('fail', 2);
    expect(await after(2)).toEqual(['succeeded 1', 'failed 2']);
    expect(await after(1)).toEqual(['succeeded 1', 'failed 2', 'succeeded 2']);
    await press('fail', 3);
    await press('means', 3);
    expect((await after(0)).at(-1)).toBe('succeeded 3');

    const given = await plan({ platform: 'CARD' });
    await given.press('pay');
    for (let count = 0; count < 4; count += 1) await given.press('fail', 2);
    expect(await given.after(60)).toEqual(['succeeded 1', 'failed 2', 'failed 2', 'failed 2', 'cancelled 2']);
    expect(await told()).toHaveLength(5);
  });

  it('SRV-13 gives back what the bank returns after days, and takes no more', async () => {
    const { press, after } = await plan();
    await press('pay');
    await after(4);
    expect(await after(10)).toEqual(['succeeded 1']);
    await press('bounce', 1);
    await press('bounce', 1);
    expect(await after(100)).toEqual(['succeeded 1', 'refunded 1', 'cancelled 2']);

    const card = await plan({ platform: 'CARD' });
    await card.press('pay');
    await card.press('bounce', 1);
    expect(await card.told()).toEqual(['succeeded 1']);
  });

  it('SRV-03 counts only what is left when the page gives back a charge that went back in part', async () => {
    const { press, gateway, reference } = await plan({ platform: 'CARD' });
    await press('pay');
    await gateway.refund({ reference, charge: 1, montant: minor(400), idempotencyKey: newKey() });
    await press('refund', 1);
    await press('refund', 1);
    const back = (await gateway.readEvents(reference)).filter(({ type }) => type === 'payment.refunded');
    expect(back.map(({ montant }) => montant)).toEqual([4, 6]);
  });

  it('PAY-40 shows the page where card or account is changed, with the way back', async () => {
    const { press, gateway, reference } = await plan();
    await press('pay');
    const { url } = await gateway.changeMeans({ reference, backUrl: 'https://demo.test/abonnement' });
    const page = await world.server.request('GET', new URL(url).pathname);
    expect([page.status, page.text.includes('https://demo.test/abonnement')]).toEqual([200, true]);
    const kept = await press('means', 1);
    expect([kept.status, kept.headers.get('location')]).toEqual([303, 'https://demo.test/abonnement']);
  });
});
