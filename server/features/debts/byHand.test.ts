import { eq } from 'drizzle-orm';
import { debts, entries, totalsFills } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/dettes${path}`, { token, body });
const dataOf = ({ body }: { body: unknown }) => (body as { data: Record<string, unknown> }).data;
const rowsOf = ({ body }: { body: unknown }) => (body as { data: Record<string, unknown>[] }).data;
const addDebt = (id: string, more: Record<string, unknown> = {}) =>
  ask('POST', '', { id, name: 'Famille Azoulay', montant: 100, ...more });
const cash = { id: 'hand-1', montant: 60, means: 'cash', date: '2025-01-10' };

describe('PAY-53 CALL-118 what is paid of a debt by hand', () => {
  it('PAY-53 CALL-118 counts at once, once, and at most what is left', async () => {
    await addDebt('d1');
    const paid = await ask('POST', '/d1/payments', cash);
    expect(dataOf(paid)).toEqual({ ...cash, paiement: null, cancelledAt: null });
    expect(dataOf(await ask('POST', '/d1/payments', cash))).toEqual(dataOf(paid));
    expect(dataOf(await ask('GET', '/d1'))).toMatchObject({ payed: 60, reste: 40 });
    const other = await ask('POST', '/d1/payments', { ...cash, montant: 10 });
    expect([other.status, other.body]).toMatchObject([409, { code: 'taken' }]);
    const over = await ask('POST', '/d1/payments', { ...cash, id: 'hand-2', montant: 40.01 });
    expect([over.status, over.body]).toMatchObject([409, { code: 'overpaid' }]);
    const late = await ask('POST', '/d1/payments', { ...cash, id: 'hand-2', montant: 1, date: '2025-01-16' });
    expect(late.body).toMatchObject({ issues: [{ path: 'date' }] });
    const rows = await world.deps.database.queries.select().from(entries).where(eq(entries.debtId, 'd1'));
    expect(rows).toMatchObject([{ kind: 'manual', mode: 'live', montant: 6000, counted: 6000, paymentId: null }]);
  });

  it('PAY-53 several at once never pay more than is owed', async () => {
    await addDebt('d2');
    const all = await Promise.all(
      [1, 2, 3].map((number) => ask('POST', '/d2/payments', { ...cash, id: `race-${number}` })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(dataOf(await ask('GET', '/d2'))).toMatchObject({ payed: 60 });
  });

  it('PAY-53 CALL-118 is taken back once, and stays to be read', async () => {
    await addDebt('d3');
    await ask('POST', '/d3/payments', { ...cash, id: 'hand-3' });
    for (let time = 0; time < 2; time += 1)
      expect(dataOf(await ask('DELETE', '/d3/payments/hand-3'))).toMatchObject({ cancelledAt: expect.any(String) });
    expect(dataOf(await ask('GET', '/d3'))).toMatchObject({ payed: 0, reste: 100 });
    expect(rowsOf(await ask('GET', '/d3/payments'))).toMatchObject([{ id: 'hand-3', cancelledAt: expect.any(String) }]);
    expect((await ask('DELETE', '/d1/payments/hand-3')).status).toBe(404);
  });

  it('CALL-118 stands beside what was paid online, latest day first', async () => {
    await addDebt('d4');
    await ask('POST', '/d4/payments', { ...cash, id: 'hand-4' });
    const { url } = dataOf(await ask('POST', '/d4/lien')) as { url: string };
    const link = url.split('/').at(-1);
    const { body } = await world.submit({ type: 'DETTE', typeId: 'd4', link, montant: 40 });
    await world.press((body as { url: string }).url, 'pay');
    await world.deliver();
    expect(rowsOf(await ask('GET', '/d4/payments'))).toMatchObject([
      { means: 'online', montant: 40, date: '2025-01-15', paiement: expect.any(String) },
      { means: 'cash', montant: 60, date: '2025-01-10', paiement: null },
    ]);
  });

  it('ORG-01 SRV-09 is unknown to other organisations, and leaves no name in the log', async () => {
    expect((await ask('POST', '/d1/payments', cash, world.otherToken)).status).toBe(404);
    expect((await ask('GET', '/d1/payments', undefined, world.otherToken)).status).toBe(404);
    expect((await ask('DELETE', '/d1/payments/hand-1', undefined, world.otherToken)).status).toBe(404);
    const log = JSON.stringify(
      (await world.server.request('GET', '/v1/admin/audit?subject=debt', { token: world.token })).body,
    );
    expect(log).toContain('ADMIN-DEBT-PAYMENT-CREATE');
    expect(log).not.toContain('Azoulay');
  });
});

describe('CALL-119 the address of a debt', () => {
  it('CALL-119 is the same each time, and another one once it was ended', async () => {
    await addDebt('l1');
    const first = dataOf(await ask('POST', '/l1/lien'));
    expect(dataOf(await ask('POST', '/l1/lien'))).toEqual(first);
    const page = await world.server.request('GET', `/v1/liens/${String(first['id'])}`);
    expect(page.body).toMatchObject({ data: { config: { type: 'DETTE', montant: 100, label: 'Famille Azoulay' } } });
    await world.server.request('DELETE', `/v1/admin/liens/${String(first['id'])}`, { token: world.token });
    expect(dataOf(await ask('POST', '/l1/lien'))['id']).not.toBe(first['id']);
    expect((await ask('POST', '/l1/lien', undefined, world.otherToken)).status).toBe(404);
    expect(JSON.stringify(dataOf(await ask('GET', '/l1')))).not.toContain(String(first['id']));
  });
});

describe('CALL-120 a debt that is deleted', () => {
  it('CALL-120 is gone with its totals, if nothing was ever paid of it', async () => {
    const { queries } = world.deps.database;
    await addDebt('g1');
    await ask('POST', '/g1/lien');
    expect((await ask('DELETE', '/g1', undefined, world.otherToken)).status).toBe(404);
    expect((await ask('DELETE', '/g1')).body).toEqual({ success: true });
    expect((await ask('GET', '/g1')).status).toBe(404);
    expect(await queries.$count(totalsFills, eq(totalsFills.subjectId, 'g1'))).toBe(0);
  });

  it('CALL-120 is not, once it was paid, taken back, or somebody is paying it', async () => {
    const { queries } = world.deps.database;
    await addDebt('g2');
    await ask('POST', '/g2/payments', { ...cash, id: 'hand-g2' });
    await ask('DELETE', '/g2/payments/hand-g2');
    await addDebt('g3');
    await world.submit({ type: 'DETTE', typeId: 'g3', montant: 100 });
    for (const id of ['g2', 'g3'])
      expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { code: 'paid' } });
    expect(await queries.$count(debts, eq(debts.id, 'g3'))).toBe(1);
  });
});

describe('DESK-112 debts that have a day', () => {
  const tasks = async () =>
    (await world.server.request('GET', '/v1/admin/tasks', { token: world.token })).body as { data: { kind: string }[] };

  it('CALL-44 CALL-93 DESK-112 are overdue once it is over, in the organisation’s time zone', async () => {
    await addDebt('t1', { due: '2025-01-14' });
    await addDebt('t2', { due: '2025-01-15' });
    const overdue = async () => rowsOf(await ask('GET', '?overdue=true')).map(({ id }) => id);
    expect(await overdue()).toEqual(['t1']);
    const { data } = await tasks();
    expect(data).toContainEqual({ kind: 'overdueDebts', count: 1 });
    expect(data).toContainEqual({ kind: 'openDebts', count: expect.any(Number) });
    const { version } = dataOf(await ask('GET', '/t1'));
    const moved = dataOf(await ask('PUT', '/t1', { due: null, version }));
    expect([moved['due'], moved['version'] === version]).toEqual([null, false]);
    expect(await overdue()).toEqual([]);
    expect((await tasks()).data.some(({ kind }) => kind === 'overdueDebts')).toBe(false);
  });
});
