import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '../../../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../../testing/checkoutWorld';

type Config = Record<string, unknown>;

let world: CheckoutWorld;
/** While true, the provider cannot be reached to close a checkout. */
let deaf = false;
beforeAll(async () => {
  world = await createCheckoutWorld();
  const { gateways } = world.deps;
  const sandbox = gateways['sandbox']!;
  const shaky: typeof sandbox = {
    ...sandbox,
    cancelCheckout: (reference) =>
      deaf ? Promise.reject(new Error('connect ETIMEDOUT')) : sandbox.cancelCheckout(reference),
  };
  Object.assign(gateways, { sandbox: shaky });
});
afterAll(() => world.close());

const make = (path: string, body: Config, token = world.token) =>
  world.server.request('POST', `/v1/admin/${path}`, { token, body });
const addDebts = async (amounts: Record<string, number>) => {
  for (const [id, montant] of Object.entries(amounts)) await make('dettes', { id, name: id, montant });
};
const several = (...ids: string[]) => ({ type: 'GENERAL', dettes: ids.map((id) => ({ id, montant: 1 })) });
/** A payer who opened a tab of their own. */
const begin = async (config: Config) => {
  const { body } = await world.makeIntent({ ...config, montant: undefined });
  const intent = (body as { data: { id: string } }).data.id;
  return send({ ...config, intent });
};
const send = async (config: Config) => (await world.submit(config)).body as { url: string; code?: string };
const stateOf = async ({ url }: { url: string }) => (await world.paymentOf(url)).state;
const read = async (path: string) => {
  const { body } = await world.server.request('GET', `/v1/admin/${path}`, { token: world.token });
  return (body as { data: { payed: number; reste: number } }).data;
};
const pay = async (checkout: { url: string }, extra?: Record<string, string>) =>
  world.press(checkout.url, 'pay', extra);

describe('checkouts of the same debt or submission', () => {
  it.each([
    ['DETTE', 'dettes', { id: 'tabs', name: 'Tabs', montant: 90 }],
    ['FORM', 'submissions', { id: 'tabs', label: 'Tabs', total: 90, formData: {} }],
  ])(
    'SRV-02 PAY-50 PAY-11 of type %s one is open at a time: a new one closes those before it',
    async (type, path, row) => {
      await make(path, row);
      const first = await begin({ type, typeId: 'tabs', montant: 90 });
      const second = await begin({ type, typeId: 'tabs', montant: 90 });
      expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'processing']);
      await pay(first);
      await pay(second);
      await world.deliver();
      expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'succeeded']);
      expect(await read(`${path}/tabs`)).toMatchObject({ payed: 90, reste: 0 });
    },
  );

  it('SRV-02 SRV-03 PAY-11 refuses one when another was paid of which nothing was heard yet, unless it is still owed', async () => {
    await make('submissions', { id: 'late', label: 'Late', total: 500, formData: { deposit: 100 } });
    const deposit = await begin({ type: 'FORM', typeId: 'late', montant: 150 });
    await pay(deposit, { delivery: 'late' });
    const whole = { type: 'FORM', typeId: 'late', montant: 500, idempotencyKey: newKey() };
    expect(await send(whole)).toMatchObject({ success: false, code: 'amountChanged' });
    expect(await send(whole)).toMatchObject({ success: false, code: 'amountChanged' });
    expect(await read('submissions/late')).toMatchObject({ payed: 150, reste: 350 });

    const part = await begin({ type: 'FORM', typeId: 'late', montant: 250 });
    await pay(part, { delivery: 'never' });
    const rest = await begin({ type: 'FORM', typeId: 'late', montant: 100 });
    await pay(rest, { delivery: 'never' });
    expect(await send({ type: 'FORM', typeId: 'late', montant: 100 })).toMatchObject({ code: 'nothingDue' });
    world.pass(60_000);
    await world.deliver();
    expect(await read('submissions/late')).toMatchObject({ payed: 500, reste: 0 });
  });

  it('PAY-50 SRV-02 closes those of debts that overlap, and those alone; what was a gift above them stays one', async () => {
    await addDebts({ a: 50, b: 30, c: 100, d: 20 });
    const [ab, d] = [await begin({ ...several('a', 'b'), montant: 80 }), await begin({ ...several('d'), montant: 20 })];
    const c = await begin({ type: 'DETTE', typeId: 'c', montant: 100 });
    const bc = await begin({ ...several('b', 'c'), montant: 130 });
    const states = async () => Promise.all([ab, c, bc, d].map(stateOf));
    expect(await states()).toEqual(['cancelled', 'cancelled', 'processing', 'processing']);
    await pay(bc, { delivery: 'never' });
    expect(await send({ ...several('a', 'c'), montant: 150 })).toMatchObject({ code: 'amountChanged' });
    const above = await send({ ...several('a', 'd'), montant: 1000 });
    expect(await stateOf(d)).toBe('cancelled');
    await pay(above, { delivery: 'never' });
    expect(await send({ ...several('a', 'd'), montant: 1000 })).toMatchObject({ code: 'nothingDue' });
    expect(await states()).toEqual(['cancelled', 'cancelled', 'succeeded', 'cancelled']);
  });

  it('PAY-35 SRV-02 leaves parts that are being paid alone, and closes those that were not begun', async () => {
    await addDebts({ parts: 90 });
    const split = { abo: true, divide: 3, nbMonth: 3, maxAmount: 90, montant: undefined };
    const amounts = { montant: 90, fees: 0, total: 90 };
    const [closed, running] = [
      await begin({ type: 'DETTE', typeId: 'parts', ...split, amounts }),
      await begin({ type: 'DETTE', typeId: 'parts', ...split, amounts }),
    ];
    expect(await stateOf(closed)).toBe('cancelled');
    await pay(running, { delivery: 'never' });
    const other = await begin({ type: 'DETTE', typeId: 'parts', montant: 20 });
    expect(await stateOf(other)).toBe('processing');
    await world.press(running.url, 'next', { charge: '2' });
    await world.deliver();
    expect(await read('dettes/parts')).toMatchObject({ payed: 60 });
    await make('submissions', { id: 'months', label: 'Months', total: 90, formData: { paiementType: 'MONTHLY' } });
    const monthly = { type: 'FORM', typeId: 'months', montant: 90, abo: true, nbMonth: 6 };
    const before = await begin(monthly);
    const after = await begin(monthly);
    expect([await stateOf(before), await stateOf(after)]).toEqual(['cancelled', 'processing']);
  });

  it('PAY-03 SRV-02 of a reusable link one checkout of its debt is open at a time', async () => {
    await addDebts({ linked: 40 });
    const { body } = await make('liens', {
      linkType: 'PAIEMENT',
      reusable: true,
      config: { type: 'DETTE', typeId: 'linked' },
    });
    const link = (body as { data: { id: string } }).data.id;
    const first = await send({ type: 'DETTE', link, montant: 40 });
    const second = await send({ type: 'DETTE', link, montant: 40 });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'processing']);
  });
});

describe('checkouts of the same debt while something goes wrong', () => {
  it('SRV-02 goes on where it stopped before the older one was closed, and so does a newer one', async () => {
    await addDebts({ stopped: 40 });
    const asked = () => ({ type: 'DETTE', typeId: 'stopped', montant: 40, idempotencyKey: newKey() });
    const old = await send(asked());
    const [first, second] = [asked(), asked()];
    deaf = true;
    try {
      expect(await send(first)).toMatchObject({ success: false, code: 'providerUnavailable' });
      expect(await stateOf(old)).toBe('processing');
    } finally {
      deaf = false;
    }
    const opened = await send(second);
    expect([await stateOf(old), await stateOf(opened)]).toEqual(['cancelled', 'processing']);
    expect(await send(first)).toMatchObject({ code: 'replaced' });
    await pay(opened, { delivery: 'never' });
    deaf = true;
    const third = asked();
    try {
      expect(await send(third)).toMatchObject({ code: 'providerUnavailable' });
    } finally {
      deaf = false;
    }
    expect(await send(third)).toMatchObject({ code: 'nothingDue' });
    expect(await read('dettes/stopped')).toMatchObject({ payed: 40 });
  });

  it('SRV-02 PAY-50 of many submitted at once no two that share a debt stay open, in whatever order they name them', async () => {
    await addDebts({ p: 50, q: 30, r: 20 });
    const wanted = [several('p', 'q'), several('q', 'p'), several('r', 'p'), several('q', 'r'), several('r', 'q', 'p')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ ...wanted[index % wanted.length], montant: 20 })),
    );
    const codes = new Set(answers.flatMap(({ code }) => code ?? []));
    expect([...codes].filter((code) => code !== 'replaced')).toEqual([]);
    const rows = await world.deps.database.queries
      .select()
      .from(payments)
      .where(and(eq(payments.type, 'MULTI_DETTE'), inArray(payments.state, ['created', 'processing', 'failed'])));
    const open = rows.filter(({ dettes }) => dettes?.some(({ id }) => ['p', 'q', 'r'].includes(id)));
    const held = open.flatMap(({ dettes }) => (dettes ?? []).map(({ id }) => id));
    expect(open.length).toBeGreaterThan(0);
    expect(held).toHaveLength(new Set(held).size);
    const tried = await Promise.all(answers.flatMap((answer) => (answer.url ? pay(answer) : [])));
    expect(tried.length).toBeGreaterThan(0);
    await world.deliver();
    const paid = await Promise.all(['p', 'q', 'r'].map(async (id) => (await read(`dettes/${id}`)).payed));
    expect(paid.reduce((sum, payed) => sum + payed, 0)).toBe(20 * open.length);
  });

  it('SRV-03 SRV-02 a new one and the news of those before it get past each other', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `news-${index}`);
    await addDebts(Object.fromEntries(ids.map((id) => [id, 10])));
    const before = await Promise.all(ids.map((typeId) => send({ type: 'DETTE', typeId, montant: 10 })));
    const news = await Promise.all(before.map((one) => world.paymentOf(one.url)));
    const told = news.map(({ id }, index) =>
      world.report({
        ...{ id: `evt-news-${index}`, type: 'payment.succeeded', paiement: id, charge: 1, montant: 10 },
        created: '2025-01-15T12:00:01.000Z',
      }),
    );
    const asked = [ids, [...ids].reverse()].map((all) => world.submit({ ...several(...all), montant: 120 }));
    const answers = await Promise.all([...told, ...asked]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const id of ids) expect(await read(`dettes/${id}`)).toMatchObject({ payed: 10 });
  });
});
