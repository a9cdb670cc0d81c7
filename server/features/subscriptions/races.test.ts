import { eq } from 'drizzle-orm';
import { audit, charges, paymentChanges, refunds, sandboxCheckouts, stops } from '../../db/schema';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../testing/checkoutWorld';
import { listEvents } from '../../ledger/eventStore';
import { reconcile } from '../../ledger/reconcile';

const AT_ONCE = 20;
let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body !== undefined && { body }) });
const together = <T>(acts: readonly (() => Promise<T>)[], count = AT_ONCE) =>
  Promise.all(Array.from({ length: count }, (_, index) => acts[index % acts.length]!()));

/** A gift of 10 € a month, two of three charges taken, with a link to change it. */
async function monthly() {
  const fund = await world.addFund();
  const plan = { type: 'CAISSE', typeId: fund, montant: 10, abo: true, nbMonth: 3 };
  const { url } = (await world.submit(plan)).body as { url: string };
  const press = (action: string, charge: number) => world.press(url, action, { charge: `${charge}` });
  await press('pay', 1);
  await press('next', 2);
  await world.deliver();
  const { id } = await world.paymentOf(url);
  const made = await admin('POST', 'liens', { linkType: 'UPDATE-PAIEMENT', paiement: id, changeAmount: true });
  const link = (made.body as { data: { id: string } }).data.id;
  let people = 0;
  const update = (montant = 0) => {
    const name = `Payer${(people += 1)}`;
    const info = { ...payer.info, nom: name, email: `${name}@example.org` };
    return world.submit({ link, montant, info, facturation: { ...payer.facturation, adresse: `1 rue ${name}` } });
  };
  const reprice = () => update(1 + (people % 7));
  const refund = (montant: number) => () =>
    admin('POST', `payments/${id}/refund`, { montant, idempotencyKey: newKey() });
  return {
    fund,
    id,
    url,
    press,
    update: () => update(),
    reprice,
    refund,
    stop: () => admin('POST', `abonnements/${id}/stop`),
  };
}

/** The provider's charges and refunds match ledger, schedule, totals and payer record. */
async function expectOneState(given: Awaited<ReturnType<typeof monthly>>) {
  const { id, url, fund } = given;
  const { queries } = world.deps.database;
  // Everything pending arrives.
  await world.deliver();
  await reconcile(world.deps);
  const payment = await world.paymentOf(url);
  const told = await world.deps.gateways['sandbox']!.readEvents(payment.providerRef!);
  expect((await listEvents(queries, id, 'sandbox')).map((event) => event.id).sort()).toEqual(
    told.map((one) => one.id).sort(),
  );
  const sum = (type: string) =>
    told.filter((event) => event.type === type).reduce((total, { montant }) => total + montant * 100, 0);
  const [received, refunded] = [sum('payment.succeeded'), sum('payment.refunded')];
  const ledger = (await world.ledgerOf(id)).reduce((total, { montant }) => total + montant, 0);
  expect(ledger).toBe(received - refunded);
  expect(refunded).toBeLessThanOrEqual(received);

  const rows = await queries.select().from(charges).where(eq(charges.paymentId, id)).orderBy(charges.charge);
  const taken = rows.filter(({ state }) => state === 'paid' || state === 'refunded');
  expect(taken.reduce((total, { montant }) => total + montant, 0)).toBe(received);
  expect(rows.reduce((total, row) => total + row.refunded, 0)).toBe(refunded);
  const due = rows.filter(({ state }) => state === 'due').reduce((total, { montant }) => total + montant, 0);
  expect(await world.totalOf(fund)).toBe((ledger + due) / 100);
  const asked = await queries.select().from(refunds).where(eq(refunds.paymentId, id));
  expect(asked.filter(({ state }) => state === 'asked')).toEqual([]);
  for (const { state, eventId, montant } of asked) {
    const event = told.find((one) => one.id === eventId);
    expect(event?.montant ?? null).toBe(state === 'accepted' ? montant / 100 : null);
  }

  const { info, facturation, montant, maxAmount, amounts } = await world.paymentOf(url);
  expect([montant, maxAmount]).toEqual([1000, 3000]);
  const [checkout] = await queries.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, payment.providerRef!));
  expect(amounts).toEqual(checkout!.amounts.map(({ from, montant }) => ({ from, montant })));
  expect(await queries.$count(paymentChanges, eq(paymentChanges.amountState, 'asked'))).toBe(0);
  const seen = (await admin('GET', `payments/${id}`)).body as { data: { maxAmount: number } };
  expect(rows.reduce((total, row) => total + row.montant, 0)).toBe(seen.data.maxAmount * 100);
  if (info.nom.startsWith('Payer')) {
    expect([info.email, facturation.adresse]).toEqual([`${info.nom}@example.org`, `1 rue ${info.nom}`]);
  }
  const notes = await queries.select().from(audit).where(eq(audit.subjectId, id));
  const noted = (action: string) => notes.filter((note) => note.action === action).length;
  expect(noted('CALL-06')).toBe(await queries.$count(paymentChanges, eq(paymentChanges.paymentId, id)));
  expect(noted('ADMIN-SUBSCRIPTION-STOP')).toBe(await queries.$count(stops, eq(stops.paymentId, id)));
  return { received: received / 100, refunded: refunded / 100, states: rows.map(({ state }) => state) };
}

const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();

describe('at the same moment', () => {
  it('PAY-02 twenty payers change one payment: it has one of them, whole', async () => {
    const given = await monthly();
    expect(statuses(await together([given.update]))).toEqual([200]);
    expect(await expectOneState(given)).toEqual({ received: 20, refunded: 0, states: ['paid', 'paid', 'due'] });
    expect((await world.paymentOf(given.url)).info.nom).toMatch(/^Payer\d+$/);
  });

  it('SRV-13 twenty stops stop once', async () => {
    const given = await monthly();
    expect(statuses(await together([given.stop]))).toEqual([200]);
    expect(await expectOneState(given)).toEqual({ received: 20, refunded: 0, states: ['paid', 'paid', 'cancelled'] });
  });

  it('SRV-13 twenty refunds give back no more than was received', async () => {
    const given = await monthly();
    const answers = await together([given.refund(3)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await expectOneState(given)).toMatchObject({ received: 20, refunded: 18 });
  });

  it('SRV-13 twenty presses of the next month take it once, while it is stopped', async () => {
    const given = await monthly();
    await together([() => given.press('next', 3), given.stop]);
    const { received, states } = await expectOneState(given);
    expect(received === 30 ? states : states.at(-1)).toEqual(received === 30 ? ['paid', 'paid', 'paid'] : 'cancelled');
  });

  it('PAY-02 twenty new amounts, months and stops leave the amount that the provider charges', async () => {
    for (const others of [[], ['next'], ['stop']]) {
      const given = await monthly();
      const acts = others.map((name) => (name === 'stop' ? given.stop : () => given.press('next', 3)));
      const answers = await together<{ status: number }>([given.reprice, given.reprice, ...acts]);
      for (const { status } of answers) expect([200, 303, 410]).toContain(status);
      await expectOneState(given);
    }
  });

  it('PAY-02 SRV-13 changes, refunds, stops, months and lost reports of sixty end in one state', async () => {
    const given = await monthly();
    const acts = [
      given.update,
      given.reprice,
      given.refund(3),
      given.stop,
      () => given.press('next', 3),
      () => world.press(given.url, 'refund', { charge: '1', delivery: 'never' }),
      async () => ({ status: 200 + 0 * (await world.deliver()) }),
    ];
    const answers = await together<{ status: number }>(acts, 3 * AT_ONCE);
    for (const { status } of answers) expect([200, 303, 409, 410]).toContain(status);
    await expectOneState(given);
    const late = await given.update();
    expect([200, 410]).toContain(late.status);
  });
});
