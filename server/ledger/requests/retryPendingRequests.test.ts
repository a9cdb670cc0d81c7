import { eq } from 'drizzle-orm';
import { paymentChanges, refunds, stops } from '../../db/schema';
import { GatewayRefusal, type Gateway } from '../../gateways/gateway';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../testing/checkoutWorld';
import { retryPendingRequests } from './retryPendingRequests';

let world: CheckoutWorld;
let gateway: Gateway;
let answers: Gateway;
beforeAll(async () => {
  world = await createCheckoutWorld();
  gateway = world.deps.gateways['sandbox']!;
  answers = { ...gateway };
});
afterEach(() => void Object.assign(gateway, answers));
afterAll(() => world.close());

const MINUTE = 60_000;
const admin = (path: string, body?: object) =>
  world.server.request('POST', `/v1/admin/${path}`, { token: world.token, ...(body && { body }) });
const down = () => Promise.reject(new Error('down'));

async function pay(plan: Record<string, unknown>) {
  const { body } = await world.submit({ type: 'CAISSE', typeId: await world.addFund(), ...plan });
  const { url } = body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  return world.paymentOf(url);
}
const monthly = () => pay({ montant: 10, abo: true, nbMonth: 3 });

/** In which of the next minutes the provider is asked, from 1 on. */
async function minutesAsked(minutes: number, countAsked: () => number) {
  const asked: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const before = countAsked();
    world.pass(MINUTE);
    await retryPendingRequests(world.deps);
    if (countAsked() > before) asked.push(minute);
  }
  return asked;
}

it('SRV-31 refunds that are never answered wait longer each time, and hold up no other', async () => {
  const { id } = await pay({ montant: 60 });
  gateway.refund = jest.fn(down);
  for (let each = 0; each < 51; each += 1) {
    expect((await admin(`payments/${id}/refund`, { montant: 1, idempotencyKey: newKey() })).status).toBe(503);
  }
  const [newest] = (await world.deps.database.queries.select().from(refunds)).sort((a, b) => (a.id < b.id ? 1 : -1));
  const refund = jest.fn<ReturnType<Gateway['refund']>, Parameters<Gateway['refund']>>((request) =>
    request.idempotencyKey === `refund-${newest?.id}` ? answers.refund(request) : down(),
  );
  gateway.refund = refund;
  world.pass(MINUTE);
  await retryPendingRequests(world.deps);
  await retryPendingRequests(world.deps);
  expect(refund).toHaveBeenCalledTimes(51);
  expect((await world.ledgerOf(id)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  expect(await minutesAsked(7, () => refund.mock.calls.length)).toEqual([2, 6]);
  Object.assign(gateway, answers);
  world.pass(24 * 60 * MINUTE);
  await retryPendingRequests(world.deps);
  const rows = await world.deps.database.queries.select().from(refunds);
  expect(rows.map(({ state }) => state)).toEqual(Array(51).fill('accepted'));
});

it('SRV-31 a new amount that is not answered waits longer each time, and so do those after it', async () => {
  const { id } = await monthly();
  const { body } = await admin('liens', { linkType: 'UPDATE-PAIEMENT', paiement: id, changeAmount: true });
  const link = (body as { data: { id: string } }).data.id;
  const changeAmount = jest.fn(down);
  gateway.changeAmount = changeAmount;
  await world.submit({ link, montant: 7 });
  await world.submit({ link, montant: 8 });
  expect(await minutesAsked(8, () => changeAmount.mock.calls.length)).toEqual([1, 3, 7]);
  Object.assign(gateway, answers);
  world.pass(24 * 60 * MINUTE);
  await retryPendingRequests(world.deps);
  const rows = await world.deps.database.queries
    .select()
    .from(paymentChanges)
    .where(eq(paymentChanges.paymentId, id))
    .orderBy(paymentChanges.amountNumber);
  expect(rows.map(({ amountState }) => amountState)).toEqual(['accepted', 'accepted']);
});

it('SRV-31 clicks between two waits lengthen none', async () => {
  const { id } = await monthly();
  const stop = jest.fn(down);
  gateway.stop = stop;
  for (let click = 0; click < 6; click += 1) expect((await admin(`abonnements/${id}/stop`)).status).toBe(503);
  expect(await minutesAsked(4, () => stop.mock.calls.length)).toEqual([1, 3]);
});

it('ORG-07 a refused stop is asked for again while charges are to come, and is over with them', async () => {
  const { id, providerRef } = await monthly();
  const doneAt = async () =>
    (await world.deps.database.queries.select().from(stops).where(eq(stops.paymentId, id)))[0]?.doneAt;
  gateway.stop = () => Promise.reject(new GatewayRefusal('no'));
  expect((await admin(`abonnements/${id}/stop`)).status).toBe(503);
  expect(await doneAt()).toBeNull();
  await answers.stop(providerRef!);
  world.pass(MINUTE);
  await retryPendingRequests(world.deps);
  expect(await doneAt()).not.toBeNull();
  expect((await admin(`abonnements/${id}/stop`)).body).toMatchObject({ data: { state: 'stopped' } });
});
