import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import { sandboxDeliveries } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import { createGateways } from '../createGateways';
import { isSignedBy } from '../signature';
import { describeGateway } from '../testing/describeGateway';
import { deliverDue } from './deliverDue';

type Webhook = { body: Buffer; headers: IncomingHttpHeaders };

/** Collects webhooks instead of sending them; `answer` is what our server would say. */
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
  }, 60_000);
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
    expect(isSignedBy('webhook-secret', webhook!.body, webhook!.headers['x-signature'])).toBe(true);
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
