import { sql } from 'drizzle-orm';
import { applyWithin } from '../../ledger/applyEvent';
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
