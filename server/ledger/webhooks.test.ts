import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { outbox, providerEvents } from '../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../testing/checkoutWorld';
import { syncFromProvider } from './syncFromProvider';
import { reconcile } from './reconcile';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

/** A pending payment to a fund of its own. */
async function pending(change: Record<string, unknown> = {}) {
  const fund = await world.addFund();
  const { body } = await world.submit({ type: 'CAISSE', typeId: fund, ...change });
  const { url } = body as { url: string };
  return { fund, url, id: (await world.paymentOf(url)).id };
}

let counter = 0;
const eventOf = (paiement: string, type: string, change: Record<string, unknown> = {}) => ({
  id: `evt_${(counter += 1)}`,
  type: `payment.${type}`,
  paiement,
  charge: 1,
  montant: 50,
  created: '2025-01-15T12:00:01.000Z',
  ...change,
});
const stateOf = async (url: string) => (await world.paymentOf(url)).state;
const mailsOf = (id: string) =>
  world.deps.database.queries
    .select()
    .from(outbox)
    .where(eq(outbox.reference, `confirmation-${id}`));

describe('webhook', () => {
  it('SRV-03 counts the same event once, sent ten times at once', async () => {
    const { fund, url, id } = await pending();
    const event = eventOf(id, 'succeeded');
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.report(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await world.ledgerOf(id)).map(({ montant, counted }) => [montant, counted])).toEqual([[5000, 5000]]);
    expect(await world.totalOf(fund)).toBe(50);
    expect(await stateOf(url)).toBe('succeeded');
    expect(await mailsOf(id)).toHaveLength(1);
    expect((await world.paymentOf(url)).finalizedAt).not.toBeNull();
  });

  it('SRV-03 counts one charge once, whatever number of events report it', async () => {
    const { fund, id } = await pending();
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.report(eventOf(id, 'succeeded'))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await world.ledgerOf(id)).toHaveLength(1);
    expect(await world.totalOf(fund)).toBe(50);
  });

  it('SRV-03 refuses a wrong signature and stores nothing', async () => {
    const { id } = await pending();
    const before = await world.countRows();
    for (const signature of ['', 'x', '0'.repeat(64), 'ü'.repeat(64)]) {
      const status = await world
        .report(eventOf(id, 'succeeded'), encodeURIComponent(signature))
        .then((answer) => answer.status);
      expect([signature, status]).toEqual([signature, 401]);
    }
    const unsigned = await world.server.request('POST', '/v1/paiements/webhook/sandbox', {
      body: eventOf(id, 'succeeded'),
    });
    expect(unsigned.status).toBe(401);
    expect((await world.server.request('POST', '/v1/paiements/webhook/sandbox')).status).toBe(401);
    expect((await world.server.request('POST', '/v1/paiements/webhook/stripe', { body: {} })).status).toBe(404);
    expect((await world.server.request('POST', '/v1/paiements/webhook/nobody', { body: {} })).status).toBe(400);
    expect(await world.countRows()).toEqual(before);
  });

  it('SRV-03 refuses what cannot be true of the payment and stores nothing', async () => {
    const { id } = await pending();
    const before = await world.countRows();
    const cases: [Record<string, unknown>, number][] = [
      [eventOf('unknown', 'succeeded'), 404],
      [eventOf(id, 'succeeded', { montant: 49.99 }), 400],
      [eventOf(id, 'succeeded', { montant: 5000 }), 400],
      [eventOf(id, 'succeeded', { montant: 1e300 }), 400],
      [eventOf(id, 'succeeded', { charge: 2 }), 400],
      [eventOf(id, 'succeeded', { charge: 0 }), 400],
      [eventOf(id, 'refunded', { montant: 50.01 }), 400],
      [eventOf(id, 'refunded', { montant: -5 }), 400],
      [eventOf(id, 'paid'), 400],
      [eventOf(id, 'succeeded', { created: 'yesterday' }), 400],
      [{}, 400],
    ];
    for (const [event, status] of cases) {
      expect([event, (await world.report(event)).status]).toEqual([event, status]);
    }
    expect(await world.countRows()).toEqual(before);
  });

  it('SRV-03 refuses an event id that another payment’s event has', async () => {
    const [first, second] = [await pending(), await pending()];
    const event = eventOf(first.id, 'succeeded');
    expect((await world.report(event)).status).toBe(200);
    expect((await world.report({ ...event, paiement: second.id })).status).toBe(409);
    expect(await world.ledgerOf(second.id)).toEqual([]);
  });

  it('SRV-03 comes to the same state and totals in whatever order the events arrive', async () => {
    const at = (second: number) => `2025-01-15T12:00:${String(second).padStart(2, '0')}.000Z`;
    const history = (id: string) => [
      eventOf(id, 'failed', { montant: 20, created: at(1) }),
      eventOf(id, 'succeeded', { montant: 20, created: at(2) }),
      eventOf(id, 'succeeded', { montant: 20, charge: 2, created: at(3) }),
      eventOf(id, 'refunded', { montant: 5, charge: 1, created: at(4) }),
      eventOf(id, 'cancelled', { montant: 20, charge: 3, created: at(5) }),
    ];
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 0, max: 4 }), async (indexes, repeated) => {
        const { fund, url, id } = await pending({ montant: 20, abo: true, nbMonth: 12 });
        const events = history(id);
        for (const index of [...indexes, repeated]) expect((await world.report(events[index]!)).status).toBe(200);
        const rows = await world.ledgerOf(id);
        expect(rows.reduce((sum, { montant }) => sum + montant, 0)).toBe(3500);
        expect(await world.totalOf(fund)).toBe(35);
        expect(await stateOf(url)).toBe('succeeded');
        expect(await mailsOf(id)).toHaveLength(1);
      }),
      { numRuns: 12 },
    );
  });

  it('SRV-13 counts a gift of twelve months whole at its first charge, and takes off what is stopped and refunded', async () => {
    const { fund, url, id } = await pending({ montant: 10, abo: true, nbMonth: 12 });
    const totals: number[] = [];
    const send = async (type: string, charge: number, created: string) => {
      await world.report(eventOf(id, type, { montant: 10, charge, created }));
      totals.push(await world.totalOf(fund));
    };
    await send('succeeded', 1, '2025-01-15T12:00:00.000Z');
    await send('succeeded', 2, '2025-02-15T12:00:00.000Z');
    await send('cancelled', 3, '2025-03-01T12:00:00.000Z');
    await send('refunded', 2, '2025-03-02T12:00:00.000Z');
    expect(totals).toEqual([120, 120, 20, 10]);
    expect((await world.ledgerOf(id)).map(({ kind, montant, counted }) => [kind, montant, counted])).toEqual([
      ['charge', 1000, 12000],
      ['charge', 1000, 0],
      ['correction', 0, -10000],
      ['refund', -1000, -1000],
    ]);
    await send('refunded', 1, '2025-03-03T12:00:00.000Z');
    expect(await stateOf(url)).toBe('refunded');
    expect(await world.totalOf(fund)).toBe(0);
  });

  it('SRV-02 lets the browser’s return prove nothing', async () => {
    const { url } = await pending();
    const { successUrl } = await world.paymentOf(url);
    await world.server.request('GET', new URL(successUrl).pathname + new URL(successUrl).search);
    expect(await stateOf(url)).toBe('processing');
  });
});

describe('reconcile', () => {
  it('SRV-02 learns from the provider what a lost webhook would have told, once', async () => {
    const { fund, url, id } = await pending();
    await world.press(url, 'pay', { delivery: 'never' });
    expect(await reconcile(world.deps)).toBe(0);
    world.pass(MINUTE);
    expect(await reconcile(world.deps)).toBe(1);
    expect(await world.totalOf(fund)).toBe(50);
    expect(await stateOf(url)).toBe('succeeded');
    world.pass(DAY);
    await reconcile(world.deps);
    expect(await world.ledgerOf(id)).toHaveLength(1);
  });

  it('SRV-02 finds the lost month of a running gift within a day, and ends checkouts nobody paid', async () => {
    const monthly = await pending({ montant: 10, abo: true, nbMonth: 12 });
    const left = await pending();
    await world.press(monthly.url, 'pay');
    await world.deliver();
    await world.press(monthly.url, 'next', { charge: '2', delivery: 'never' });
    world.pass(DAY + MINUTE);
    await reconcile(world.deps);
    await world.deliver();
    expect(await world.ledgerOf(monthly.id)).toHaveLength(2);
    expect(await stateOf(left.url)).toBe('cancelled');
  });

  it('SRV-02 finds the payment that succeeded after a first decline', async () => {
    const { url, id } = await pending();
    await world.press(url, 'pay', { delivery: 'never' });
    await world.report(eventOf(id, 'failed', { created: '2025-01-01T00:00:00.000Z' }));
    expect(await stateOf(url)).toBe('failed');
    world.pass(MINUTE);
    await reconcile(world.deps);
    expect(await stateOf(url)).toBe('succeeded');
  });

  it('SRV-02 goes on with the others when one payment’s provider fails', async () => {
    const [first, second] = [await pending(), await pending()];
    await world.press(second.url, 'pay', { delivery: 'never' });
    const sandbox = world.deps.gateways['sandbox']!;
    const { providerRef } = await world.paymentOf(first.url);
    const readEvents = (reference: string) =>
      reference === providerRef ? Promise.reject(new Error('down')) : sandbox.readEvents(reference);
    world.pass(MINUTE);
    await reconcile({ ...world.deps, gateways: { sandbox: { ...sandbox, readEvents } } });
    expect(await stateOf(second.url)).toBe('succeeded');
    expect(await stateOf(first.url)).toBe('processing');
  });
});

it('SRV-02 learns the events after one that cannot be true', async () => {
  const { url, id } = await pending();
  await world.press(url, 'pay', { delivery: 'never' });
  const sandbox = world.deps.gateways['sandbox']!;
  const readEvents = async (reference: string) => {
    const [event, ...more] = await sandbox.readEvents(reference);
    return [{ ...event!, id: 'evt_of_another_currency', currency: 'usd' }, event!, ...more];
  };
  const payment = await world.paymentOf(url);
  expect(await syncFromProvider({ ...world.deps, gateways: { sandbox: { ...sandbox, readEvents } } }, payment)).toBe(1);
  expect(await stateOf(url)).toBe('succeeded');
  expect(await world.ledgerOf(id)).toHaveLength(1);
});

it('SRV-03 keeps every accepted event with its provider', async () => {
  const { id } = await pending({ idempotencyKey: newKey() });
  const event = eventOf(id, 'failed', { montant: 50 });
  await world.report(event);
  const rows = await world.deps.database.queries.select().from(providerEvents).where(eq(providerEvents.paymentId, id));
  expect(rows).toMatchObject([{ provider: 'sandbox', eventId: event.id, type: 'payment.failed', montant: 5000 }]);
});
