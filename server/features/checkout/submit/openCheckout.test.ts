import { eq } from 'drizzle-orm';
import { payments } from '../../../db/schema';
import { createGateways } from '../../../gateways/createGateways';
import type { Gateway } from '../../../gateways/gateway';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../../testing/checkoutWorld';

type Outcome = { success: boolean; url: string; code: string };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const submit = async (config?: Record<string, unknown>) => (await world.submit(config)).body as Outcome;
const newIntent = async () => ((await world.makeIntent()).body as { data: { id: string } }).data.id;

describe('several payments of one intent', () => {
  it('SRV-02 lets at most one succeed: a new one closes the checkouts before it', async () => {
    const intent = await newIntent();
    const first = await submit({ intent });
    const second = await submit({ intent, montant: 60 });
    expect(second).toMatchObject({ success: true });
    expect((await world.paymentOf(first.url)).state).toBe('cancelled');
    const late = await world.press(first.url, 'pay');
    expect([late.status, late.headers.get('location')]).toEqual([303, (await world.paymentOf(first.url)).cancelUrl]);
    await world.press(second.url, 'pay');
    await world.deliver();
    expect([(await world.paymentOf(first.url)).state, (await world.paymentOf(second.url)).state]).toEqual([
      'cancelled',
      'succeeded',
    ]);
    expect(await submit({ intent })).toMatchObject({ success: false, code: 'alreadyPaid' });
  });

  it('SRV-02 refuses a second payment when the first was paid, even if its webhook has not come', async () => {
    const intent = await newIntent();
    const first = await submit({ intent });
    await world.press(first.url, 'pay', { delivery: 'never' });
    expect((await world.paymentOf(first.url)).state).toBe('processing');
    const again = { intent, idempotencyKey: newKey() };
    expect(await submit(again)).toMatchObject({ success: false, code: 'alreadyPaid' });
    expect(await submit(again)).toMatchObject({ success: false, code: 'alreadyPaid' });
    expect((await world.paymentOf(first.url)).state).toBe('succeeded');
  });

  it('SRV-02 refuses it too when only the end of a monthly gift was reported, and not its first charge', async () => {
    const intent = await newIntent();
    const first = await submit({ intent, abo: true, nbMonth: 6 });
    await world.press(first.url, 'pay', { delivery: 'never' });
    await world.press(first.url, 'stop');
    await world.deliver();
    expect((await world.paymentOf(first.url)).state).toBe('processing');
    expect(await submit({ intent })).toMatchObject({ success: false, code: 'alreadyPaid' });
    expect((await world.paymentOf(first.url)).state).toBe('succeeded');
  });

  it('PAY-40 SRV-02 takes direct debit where it is on offer, and calls it off when the payer pays otherwise', async () => {
    const change = { config: { GCL: { MAIN: 'account' } } };
    await world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body: change });
    const intent = await newIntent();
    const debit = { intent, platform: 'PRELEVEMENT.GOCARDLESS' };
    expect(await submit(debit)).toMatchObject({ success: false, code: 'platform' });
    const first = await submit({ ...debit, abo: true, nbMonth: 6 });
    await world.press(first.url, 'pay');
    const second = await submit({ intent, platform: 'CARD' });
    await world.press(second.url, 'pay');
    // The bank's answer would have been this.
    await world.press(first.url, 'next');
    await world.deliver();
    const states = [first, second].map(async ({ url }) => (await world.paymentOf(url)).state);
    expect(await Promise.all(states)).toEqual(['cancelled', 'succeeded']);
  });

  it('SRV-02 keeps one checkout open of many submitted at once with keys of their own', async () => {
    const intent = await newIntent();
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit({ intent })));
    expect(answers.every(({ success, code }) => success || code === 'replaced')).toBe(true);
    const rows = await world.deps.database.queries.select().from(payments).where(eq(payments.intentId, intent));
    expect(rows).toHaveLength(12);
    for (const { url } of rows) if (url) await world.press(url, 'pay');
    await world.deliver();
    const paid = await world.deps.database.queries.select().from(payments).where(eq(payments.intentId, intent));
    expect(paid.filter(({ state }) => state === 'succeeded')).toHaveLength(1);
    expect(paid.filter(({ state }) => state === 'cancelled')).toHaveLength(11);
  });
});

describe('a provider in trouble', () => {
  it('SRV-02 says so when it cannot be reached, and goes on with the same payment at the next try', async () => {
    let broken = true;
    const calls: string[] = [];
    const sandbox = createGateways(world.deps)['sandbox']!;
    const shaky: Gateway = {
      ...sandbox,
      async createCheckout(request) {
        calls.push(request.idempotencyKey);
        if (broken) throw new Error('connect ETIMEDOUT');
        return sandbox.createCheckout(request);
      },
    };
    const other = await createCheckoutWorld({ gateways: { sandbox: shaky } });
    try {
      const request = { idempotencyKey: newKey() };
      expect((await other.submit(request)).body).toMatchObject({ success: false, code: 'providerUnavailable' });
      expect((await other.countRows()).payments).toBe(1);
      broken = false;
      const { url } = (await other.submit(request)).body as Outcome;
      expect(url).toContain('/pay/');
      expect((await other.countRows()).payments).toBe(1);
      expect(new Set(calls).size).toBe(1);
    } finally {
      await other.close();
    }
  });
});
