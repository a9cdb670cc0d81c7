import { eq } from 'drizzle-orm';
import { audit, refunds } from '../../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

/** A payment to a fund of its own, with so many charges taken. */
async function paid(change: Record<string, unknown> = {}, taken = 1) {
  const fund = await world.addFund();
  const { url } = (await world.submit({ type: 'CAISSE', typeId: fund, ...change })).body as { url: string };
  await world.press(url, 'pay');
  for (let charge = 2; charge <= taken; charge += 1) await world.press(url, 'next', { charge: String(charge) });
  await world.deliver();
  const { id } = await world.paymentOf(url);
  return { fund, url, id };
}
const refund = (id: string, body: Record<string, unknown> = {}, token = world.token) =>
  world.server.request('POST', `/v1/admin/payments/${id}/refund`, {
    token,
    body: { idempotencyKey: newKey(), ...body },
  });
const dataOf = ({ body }: { body: unknown }) => (body as { data: Record<string, unknown> }).data;
const back = async (id: string) =>
  (await world.ledgerOf(id)).filter(({ kind }) => kind === 'refund').map(({ charge, montant }) => [charge, montant]);

describe('refund', () => {
  it('SRV-13 gives a payment back in parts and whole, by the provider’s event, and takes it off the totals', async () => {
    const { fund, url, id } = await paid();
    const part = await refund(id, { montant: 20, reason: 'doublon' });
    expect(dataOf(part)).toMatchObject({ id, state: 'succeeded', received: 50, refunded: 20 });
    expect(await world.totalOf(fund)).toBe(30);
    const rest = await refund(id);
    expect(dataOf(rest)).toMatchObject({ state: 'refunded', received: 50, refunded: 50 });
    expect(await world.totalOf(fund)).toBe(0);
    await world.deliver();
    expect(await back(id)).toEqual([
      [1, -2000],
      [1, -3000],
    ]);
    expect((await world.paymentOf(url)).state).toBe('refunded');
    const notes = await world.deps.database.queries.select().from(audit).where(eq(audit.subjectId, id));
    expect(notes.map(({ action, changes }) => [action, changes])).toEqual([
      ['ADMIN-PAYMENT-REFUND', { parts: [{ charge: 1, montant: 20 }], reason: 'doublon' }],
      ['ADMIN-PAYMENT-REFUND', { parts: [{ charge: 1, montant: 30 }] }],
    ]);
  });

  it('SRV-13 gives the newest charges back first, or the one that is named', async () => {
    const { id } = await paid({ montant: 10, abo: true, nbMonth: 12 }, 3);
    await refund(id, { charge: 1, montant: 4 });
    expect(dataOf(await refund(id, { montant: 15 }))).toMatchObject({ received: 30, refunded: 19 });
    expect(await back(id)).toEqual([
      [1, -400],
      [3, -1000],
      [2, -500],
    ]);
    expect((await refund(id, { charge: 4 })).status).toBe(409);
  });

  it('SRV-13 never gives back more than was received', async () => {
    const { id } = await paid();
    for (const montant of [50.01, 1e9]) expect((await refund(id, { montant })).status).toBe(409);
    for (const montant of [0, -1, 10.001, 1e300]) expect((await refund(id, { montant })).status).toBe(400);
    expect((await refund(id)).status).toBe(200);
    expect((await refund(id)).status).toBe(409);
    expect(await back(id)).toEqual([[1, -5000]]);
    const { url } = (await world.submit()).body as { url: string };
    expect((await refund((await world.paymentOf(url)).id)).status).toBe(409);
  });

  it('SRV-13 makes one refund of a key, sent twenty times at once, and refuses it for another body', async () => {
    const { id } = await paid();
    const body = { montant: 20, idempotencyKey: newKey() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await back(id)).toEqual([[1, -2000]]);
    expect((await refund(id, { ...body, montant: 21 })).status).toBe(409);
    const other = await paid();
    expect((await refund(other.id, body)).status).toBe(409);
  });

  it('SRV-13 ends twenty different refunds at once, beside the provider’s own, in one consistent state', async () => {
    const { fund, url, id } = await paid();
    const asked = Array.from({ length: 20 }, (_, index) =>
      index % 5 === 4 ? world.press(url, 'refund', { delivery: 'twice' }) : refund(id, { montant: 7 }),
    );
    await Promise.all(asked);
    world.pass(60_000);
    await world.deliver();
    const sum = (await back(id)).reduce((total, [, montant]) => total + (montant ?? 0), 0);
    const payment = await world.paymentOf(url);
    expect([sum, payment.state, await world.totalOf(fund)]).toEqual([-5000, 'refunded', 0]);
    const gateway = world.deps.gateways['sandbox']!;
    const events = (await gateway.readEvents(payment.providerRef!)).filter(({ type }) => type === 'payment.refunded');
    expect(events.reduce((total, { montant }) => total + montant, 0)).toBe(50);
    const rows = await world.deps.database.queries.select().from(refunds).where(eq(refunds.paymentId, id));
    const ids = new Set(events.map((event) => event.id));
    for (const { state, eventId } of rows) expect(state === 'refused' || ids.has(eventId ?? '')).toBe(true);
  });

  it('SRV-12 shows one payment with its dated schedule, to its organisation alone', async () => {
    const { id } = await paid({ montant: 100, abo: false, divide: 3 }, 2);
    await refund(id, { montant: 4 });
    const get = (token?: string) =>
      world.server.request('GET', `/v1/admin/payments/${id}`, { token: token ?? world.token });
    expect(dataOf(await get())).toMatchObject({
      id,
      received: 68,
      refunded: 4,
      charges: [
        { charge: 1, montant: 34, state: 'paid', refunded: 0 },
        { charge: 2, montant: 34, state: 'paid', refunded: 4 },
        { charge: 3, montant: 32, date: '2025-03-15', state: 'due', refunded: 0 },
      ],
    });
    expect((await get(world.otherToken)).status).toBe(404);
  });

  it('SRV-10 refunds the payments of the token’s organisation only', async () => {
    const { id } = await paid();
    expect((await refund(id, {}, world.otherToken)).status).toBe(404);
    expect((await refund('unknown')).status).toBe(404);
    expect(await back(id)).toEqual([]);
  });

  it('SRV-02 goes on where it stopped when the provider did not answer', async () => {
    const { id } = await paid();
    const sandbox = world.deps.gateways['sandbox']!;
    const { refund: real } = sandbox;
    const body = { montant: 5, idempotencyKey: newKey() };
    sandbox.refund = () => Promise.reject(new Error('down'));
    const first = await refund(id, body);
    const held = await refund(id, { montant: 46 });
    sandbox.refund = real;
    expect([first.status, held.status]).toEqual([503, 409]);
    expect(dataOf(await refund(id, body))).toMatchObject({ refunded: 5 });
    expect(await back(id)).toEqual([[1, -500]]);
  });
});
