import { sql } from 'drizzle-orm';
import { applyWithin } from '../../ledger/applyEvent';
import { reconcile } from '../../ledger/reconcile';
import { newKey } from '../../testing/checkoutWorld';
import { createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const cheque = { montant: 20.2, means: 'cheque', date: '2025-01-10', type: 'FORM' };
const note = (body: Record<string, unknown>) =>
  world.server.request('POST', '/v1/admin/payments', {
    token: world.token,
    body: { ...cheque, idempotencyKey: newKey(), ...body },
  });
const payedOf = async (id: string) => {
  const path = `/v1/admin/form-submissions/${id}`;
  const { body } = await world.server.request('GET', path, { token: world.token });
  return (body as { data: { payed: number } }).data.payed;
};
const sent = async () => replyOf(await world.send(await world.addForm(), { P1_quantity: 2 })).data?.id ?? '';

it('PAY-54 counts what comes online while it waits: a submission is not paid twice', async () => {
  const typeId = await sent();
  const { url } = (await world.submit({ type: 'FORM', typeId, montant: 20.2 })).body as { url: string };
  const { id: paymentId } = await world.paymentOf(url);
  const { deps } = world;
  const event = { id: 'late', type: 'payment.succeeded', paymentId, charge: 1, montant: 20.2 } as const;
  for (const follower of deps.followers) await follower.prepare?.(deps);
  const { answer } = await deps.database.transaction(async (tx) => {
    await applyWithin(tx, deps, 'sandbox', { ...event, createdAt: deps.now() });
    const answer = note({ typeId });
    // The embedded database does one after the other.
    for (let waits = deps.database.engine === 'embedded'; !waits;) {
      const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      waits = ((await tx.execute(waiting)) as { rows: unknown[] }).rows.length > 0;
    }
    return { answer };
  });
  expect(await answer).toMatchObject({ status: 409, body: { code: 'overpaid' } });
  expect(await payedOf(typeId)).toBe(20.2);
});

it('PAY-54 takes nothing of a submission while a plan goes on paying it', async () => {
  const { token } = world;
  const admin = (path: string, body: object = {}) => world.server.request('POST', `/v1/admin/${path}`, { token, body });
  const formData = { paiementType: 'DIVIDE', aboMonthMax: 3 };
  const typeId = 'parts';
  expect((await admin('submissions', { id: typeId, label: 'Parts', total: 300, formData })).status).toBe(200);
  const amounts = { montant: 300, fees: 0, total: 300 };
  const parts = { abo: true, divide: 3, nbMonth: 3, maxAmount: 300, montant: undefined, amounts };
  const { body } = await world.submit({ type: 'FORM', typeId, ...parts });
  const { url } = body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const payment = await world.paymentOf(url);
  expect(payment).toMatchObject({ state: 'succeeded', subscriptionState: 'active' });
  const before = await note({ typeId, montant: 200 });
  expect(before).toMatchObject({ status: 409, body: { code: 'running' } });
  const stopped = await admin(`abonnements/${payment.id}/stop`);
  expect(stopped.status).toBe(200);
  await world.deliver();
  expect(await note({ typeId, montant: 200 })).toMatchObject({ status: 200 });
});

describe('PAY-55 a checkout that is open while its provider does not answer', () => {
  const after = async (milliseconds: number) => {
    world.pass(milliseconds);
    await reconcile(world.deps);
  };

  /** A submission of 20.2 paid by hand beside an open checkout, the provider being away. */
  const noteBeside = async () => {
    const typeId = await sent();
    const { url } = (await world.submit({ type: 'FORM', typeId, montant: 20.2 })).body as { url: string };
    await after(20 * 60_000);
    const away = jest.spyOn(world.deps.gateways['sandbox']!, 'cancelCheckout').mockRejectedValue(new Error('away'));
    expect(await note({ typeId })).toMatchObject({ status: 200 });
    expect(await world.paymentOf(url)).toMatchObject({ state: 'processing' });
    return { typeId, url, away };
  };

  it('PAY-55 is closed later, after growing waits', async () => {
    const { typeId, url, away } = await noteBeside();
    for (const [passed, tries] of [
      [59_000, 1],
      [1000, 2],
      [59_000, 2],
      [1000, 3],
      [119_000, 3],
      [1000, 4],
    ] as const) {
      await after(passed);
      expect([passed, away.mock.calls.length]).toEqual([passed, tries]);
    }
    away.mockRestore();
    await after(4 * 60_000);
    expect((await world.paymentOf(url)).state).toBe('cancelled');
    await world.press(url, 'pay');
    await world.deliver();
    expect(await payedOf(typeId)).toBe(20.2);
  });

  it('PAY-55 is closed later after a refused card, too, however long it was open', async () => {
    const typeId = await sent();
    const { url } = (await world.submit({ type: 'FORM', typeId, montant: 20.2 })).body as { url: string };
    await world.press(url, 'decline');
    await world.deliver();
    expect(await world.paymentOf(url)).toMatchObject({ state: 'failed' });
    world.pass(3 * 24 * 60 * 60_000);
    const sandbox = world.deps.gateways['sandbox']!;
    const away = jest.spyOn(sandbox, 'cancelCheckout').mockRejectedValue(new Error('away'));
    const silent = jest.spyOn(sandbox, 'readEvents').mockRejectedValue(new Error('away'));
    expect(await note({ typeId })).toMatchObject({ status: 200 });
    await after(60_000);
    await after(60_000);
    expect(away).toHaveBeenCalledTimes(3);
    await after(2 * 60_000);
    expect(away).toHaveBeenCalledTimes(4);
    for (const mock of [away, silent]) mock.mockRestore();
  });

  it('PAY-55 counts beside what came by hand if it was paid meanwhile', async () => {
    const { typeId, url, away } = await noteBeside();
    await world.press(url, 'pay', { delivery: 'never' });
    await after(60_000);
    expect(await world.paymentOf(url)).toMatchObject({ state: 'succeeded' });
    expect(await payedOf(typeId)).toBe(40.4);
    away.mockRestore();
  });
});
