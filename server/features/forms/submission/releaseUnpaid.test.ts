import { eq } from 'drizzle-orm';
import { payments, sandboxCheckouts } from '../../../db/schema';
import { createGateways } from '../../../gateways/createGateways';
import { block, createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';
import { confirmPaidSubmission } from './confirmPaidSubmission';
import { releaseUnpaid } from './releaseUnpaid';

const MINUTE = 60_000;
const TIMES = process.env['ORGKIT_PROOF'] === undefined ? 4 : 40;

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

/** A form with two units of P1, one of them in a checkout. */
async function setUp(units = 2, quantity = 1) {
  const form = await world.addForm();
  await world.limit(form, [{ products: ['P1'], capacity: units }]);
  const { data } = replyOf(await world.send(form, { P1_quantity: quantity }));
  const { id = '', intent = '' } = data ?? {};
  const pay = async () => {
    const { url } = (await world.submit({ intent, montant: 10.1 * quantity })).body as { url: string };
    return url;
  };
  return { form, id, intent, pay, left: () => world.leftOf('P1', form), state: async () => (await world.submissionOf(id)).state }; // oxfmt-ignore
}
const release = () => releaseUnpaid(world.deps);

describe('a checkout that is not paid', () => {
  it('SRV-14 holds stock for its life, renewed by being looked at, and gives it back once', async () => {
    const { intent, left, state } = await setUp();
    world.pass(20 * MINUTE);
    await world.server.request('GET', `/v1/paiements/intents/${intent}`);
    world.pass(20 * MINUTE);
    expect([await release(), await left()]).toEqual([0, 1]);
    world.pass(11 * MINUTE);
    expect((await Promise.all([release(), release(), release()])).reduce((sum, count) => sum + count)).toBe(1);
    expect([await left(), await state(), await release()]).toEqual([2, 'released', 0]);
  });

  it('SRV-14 closes the provider’s page first: nobody pays for what is given back', async () => {
    const { pay, left, state } = await setUp();
    const url = await pay();
    world.pass(31 * MINUTE);
    expect([await release(), await left(), await state()]).toEqual([1, 2, 'released']);
    await world.press(url, 'pay');
    await world.deliver();
    expect([(await world.paymentOf(url)).state, await state()]).toEqual(['cancelled', 'released']);
  });

  it('SRV-14 one that was paid, and not heard of yet, keeps what it has', async () => {
    const { pay, left, state } = await setUp();
    await world.press(await pay(), 'pay');
    world.pass(31 * MINUTE);
    expect([await release(), await left(), await state()]).toEqual([0, 1, 'kept']);
  });

  /** One that is paid from an account. */
  async function setUpDebit() {
    const made = await setUp();
    const url = await made.pay();
    const debit = { platform: 'PRELEVEMENT.GOCARDLESS' as const };
    const { queries } = world.deps.database;
    const [payment] = await queries.update(payments).set(debit).where(eq(payments.typeId, made.id)).returning();
    await queries
      .update(sandboxCheckouts)
      .set(debit)
      .where(eq(sandboxCheckouts.paymentId, payment?.id ?? ''));
    return { ...made, url };
  }

  it('SRV-14 waits for what a bank has still to answer', async () => {
    const { id, url, left, state } = await setUpDebit();
    await world.press(url, 'pay');
    for (const minutes of [31, 31, 61, 24 * 60]) {
      world.pass(minutes * MINUTE);
      expect([await release(), await left(), await state()]).toEqual([0, 1, 'open']);
    }
    await world.deps.database.queries.update(payments).set({ state: 'cancelled' }).where(eq(payments.typeId, id));
    expect([await release(), await left()]).toEqual([1, 2]);
  });

  it('SRV-14 waits for no bank where the payer has left the provider’s page open', async () => {
    const { url, left, state } = await setUpDebit();
    world.pass(31 * MINUTE);
    expect([await release(), await left(), await state()]).toEqual([0, 1, 'open']);
    world.pass(30 * MINUTE);
    expect([await release(), await left(), await state()]).toEqual([1, 2, 'released']);
    await world.press(url, 'pay');
    expect((await world.paymentOf(url)).state).toBe('cancelled');
  });

  it('SRV-14 is tried again when the provider does not answer', async () => {
    const { pay, left, state } = await setUp();
    await pay();
    world.pass(31 * MINUTE);
    const sandbox = createGateways(world.deps)['sandbox'];
    const silent = { ...sandbox, cancelCheckout: () => Promise.reject(new Error('silence')) };
    expect(await releaseUnpaid({ ...world.deps, gateways: { sandbox: silent as never } })).toBe(0);
    expect([await left(), await state()]).toEqual([1, 'open']);
    expect([await release(), await left()]).toEqual([1, 2]);
  });
});

describe('money that comes after the stock was given back', () => {
  const paid = (id: string) =>
    world.deps.database.transaction((tx) =>
      confirmPaidSubmission(tx, world.deps, { organisationId: 'demo', type: 'FORM', typeId: id, mode: 'test' }),
    );

  it('SRV-14 takes it again where there is some left', async () => {
    const { id, left, state } = await setUp();
    world.pass(31 * MINUTE);
    await release();
    await Promise.all([paid(id), paid(id)]);
    expect([await left(), await state()]).toEqual([1, 'kept']);
    expect(await release()).toBe(0);
  });

  it('SRV-05 SRV-14 is kept and flagged where there is none: nothing is oversold, and nothing half taken', async () => {
    const blocks = [block('products')];
    const products = ['P1', 'P2'].map((id) => ({ id, montant: 5 }));
    const form = await world.addForm({ products }, blocks);
    await world.limit(form, [{ products: ['P1'], capacity: 1 }, { products: ['P2'], capacity: 1 }]); // oxfmt-ignore
    const { data } = replyOf(await world.send(form, { P1_quantity: 1, P2_quantity: 1 }));
    world.pass(31 * MINUTE);
    await release();
    expect(replyOf(await world.send(form, { P2_quantity: 1 })).success).toBe(true);
    await paid(data?.id ?? '');
    expect((await world.submissionOf(data?.id ?? '')).state).toBe('short');
    expect([await world.leftOf('P1', form), await world.leftOf('P2', form)]).toEqual([1, 0]);
  });

  it('SRV-14 whoever comes first, of release and payment, stock is counted once', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const { id, left, state } = await setUp(1);
      world.pass(31 * MINUTE);
      await Promise.all(time % 2 ? [release(), paid(id), release()] : [paid(id), release(), paid(id)]);
      expect([await left(), await state()]).toEqual([0, 'kept']);
    }
  });
});

describe('limits that change while forms are sent', () => {
  it('SRV-06 count what was sold and is held, also before there was a limit', async () => {
    const form = await world.addForm({ withPaiement: false });
    for (const quantity of [2, 1]) await world.send(form, { P1_quantity: quantity });
    await world.limit(form, [{ products: ['P1'], capacity: 4 }]);
    expect(await world.leftOf('P1', form)).toBe(1);
    const less = await world.limit(form, [{ products: ['P1'], capacity: 2 }]);
    expect(less.body).toEqual({ success: false, code: 'sold', error: 'Il y en a déjà 3 de réservés.' });
    expect(await world.leftOf('P1', form)).toBe(1);
    const { body } = await world.server.request('GET', `/v1/admin/forms/${form}/stock`, { token: world.token });
    const sold = [{ products: ['P1'], capacity: 4, calendarId: null, counts: [{ slot: null, sold: 3 }] }];
    expect(body).toMatchObject({ data: sold });
  });

  it('SRV-05 SRV-06 nothing is lost or oversold between them', async () => {
    const form = await world.addForm({ withPaiement: false });
    const sent = Array.from({ length: 12 }, () => world.send(form, { P1_quantity: 1 }));
    const limits = [5, 3, 8].map((capacity) => world.limit(form, [{ products: ['P1'], capacity }]));
    const kept = (await Promise.all(sent)).filter((answer) => replyOf(answer).success).length;
    await Promise.all(limits);
    await world.limit(form, [{ products: ['P1'], capacity: 20 }]);
    expect(await world.leftOf('P1', form)).toBe(20 - kept);
  });

  it('SRV-06 each slot of a calendar has a stock of its own, however its moment is written', async () => {
    const form = await world.addForm({ withPaiement: false });
    const calendar = { id: 'c1', label: 'Salle', hours: [] };
    await world.server.request('POST', '/v1/admin/calendars', { token: world.token, body: calendar });
    await world.limit(form, [{ products: ['P1'], capacity: 3, calendarId: 'c1' }]);
    const at = (slot: string) => ({ '[CALENDAR]_c1': slot });
    expect(await world.leftOf('P1', form, at('2025-02-03T09:00:00+01:00'))).toBe(3);
    expect(replyOf(await world.send(form, { P1_quantity: 2 })).success).toBe(true);
    expect(await world.leftOf('P1', form)).toBe(1);
    expect(await world.leftOf('P1', form, at('2025-02-03T08:00:00Z'))).toBe(3);
  });
});
