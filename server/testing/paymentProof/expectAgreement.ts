import { eq } from 'drizzle-orm';
import type { AdminPaymentDetail } from '../../../src/contract/payments/adminPayments';
import { splitExactly, toMinor, type Minor } from '../../../src/core/money';
import { chargesOf, dayOf, scheduleOf } from '../../../src/core/payment';
import { providerEvents } from '../../db/schema';
import type { ProviderEvent } from '../../gateways/gateway';
import { checkTotals } from '../../ledger/totals/checkTotals';
import type { CheckoutWorld } from '../checkoutWorld';
import type { Case } from './createCase';
import { checkoutOf, type Visit } from './visit';

type Opened = Visit['checkouts'][number];

/** A checkout's outcome in the provider's own book, in minor units. */
interface Book {
  readonly received: number;
  readonly refunded: number;
  /** Contribution to totals: kept money, and agreed upcoming charges (SRV-13). */
  readonly kept: number;
  readonly ahead: number;
}

/** Ledger, schedule, plan shown and plan charged agree, and so do the totals that are made of them. */
export async function expectAgreement(world: CheckoutWorld, given: Case, visits: readonly Visit[]): Promise<void> {
  let [total, received, refunded] = [0, 0, 0];
  for (const visit of visits) {
    const books: Book[] = [];
    for (const opened of visit.checkouts) books.push(await expectCheckout(world, given, opened));
    // An intent is paid once, however often it was tried.
    expect(books.filter((book) => book.received > 0).length).toBeLessThanOrEqual(1);
    await expectOwed(world, given, visit, books);
    await expectState(world, visit, books);
    for (const book of books) {
      total += book.kept + book.ahead;
      received += book.received;
      refunded += book.refunded;
    }
  }
  const { organisation, token, fund } = given;
  const units = (amount: number) => amount / 10 ** decimals(organisation.devise);
  const list = await world.server.request('GET', '/v1/admin/payments?limit=1&totals=true', { token });
  const [totals] = (list.body as { totals: { received: number; refunded: number }[] }).totals;
  expect([totals?.received ?? 0, totals?.refunded ?? 0]).toEqual([units(received), units(refunded)]);
  if (fund) expect(await world.totalOf(fund, organisation.id)).toBe(units(total));
  // The kept totals are what the ledger sums up to (SRV-17).
  const since = new Date(world.deps.now().getTime() + 1);
  expect((await checkTotals(world.deps, { since })).differences).toEqual([]);
}

const decimals = (devise: string) => ({ jpy: 0, kwd: 3 })[devise] ?? 2;

async function expectCheckout(
  world: CheckoutWorld,
  { organisation, token }: Case,
  { url, shown }: Opened,
): Promise<Book> {
  const { plan, fees, currency, platform } = shown;
  const agreed = chargesOf(plan, currency);
  const checkout = await checkoutOf(world, url);
  const payment = await world.paymentOf(url);
  // Shown, stored and requested from the provider.
  expect([checkout.charges, checkout.monthly]).toEqual([agreed, plan.maxAmount === null ? plan.montant : null]);
  const { montant, abo, nbMonth, divide, maxAmount } = payment;
  expect({ montant, abo, nbMonth, divide, maxAmount }).toEqual(plan);
  expect([payment.fees, payment.currency, payment.platform]).toEqual([fees, currency, platform]);

  const events = (await world.deps.gateways['sandbox']?.readEvents(checkout.id)) ?? [];
  const { queries } = world.deps.database;
  const stored = await queries.select().from(providerEvents).where(eq(providerEvents.paymentId, payment.id));
  // Payments that ended without money are not polled forever: a refusal before the end may stay unknown.
  const over = ['cancelled', 'failed'].includes(payment.state);
  const known = new Set(stored.map(({ eventId }) => eventId));
  const missed = events.filter(({ id }) => !known.has(id));
  expect([stored.length, over ? [] : missed]).toEqual([events.length - missed.length, []]);
  expect(missed.filter(({ type }) => type === 'payment.succeeded' || type === 'payment.refunded')).toEqual([]);

  const sums = sumsOf(events, currency);
  await expectLedger(world, payment.id, sums);
  for (const [charge, amount] of sums.paid)
    expect(amount).toBe(plan.maxAmount === null ? plan.montant : agreed[charge - 1]);
  const stopped = checkout.state === 'stopped' ? checkout.taken + 1 : Infinity;
  const failing = new Set(events.filter(({ type }) => type === 'payment.failed').map(({ charge }) => charge));
  await expectSchedule(world, token, payment.id, {
    shown,
    events,
    sums,
    stopped,
    failing,
    zone: organisation.timeZone,
  });

  const feeOf = (charge: number) =>
    abo && !divide ? fees : (splitExactly(fees, Math.max(1, agreed.length))[charge - 1] ?? 0);
  const kept = [...sums.paid].map(([charge, amount]) =>
    Math.max(0, amount - feeOf(charge) - (sums.refunded.get(charge) ?? 0)),
  );
  const isAhead = (charge: number) =>
    sums.paid.size > 0 && !sums.paid.has(charge) && charge < stopped && !failing.has(charge);
  const ahead = agreed.map((amount, index) => (isAhead(index + 1) ? amount - feeOf(index + 1) : 0));
  return {
    received: sum(sums.paid.values()),
    refunded: sum(sums.refunded.values()),
    kept: sum(kept),
    ahead: sum(ahead),
  };
}

interface Sums {
  readonly paid: ReadonlyMap<number, Minor>;
  readonly refunded: ReadonlyMap<number, number>;
}

function sumsOf(events: readonly ProviderEvent[], currency: string): Sums {
  const paid = new Map<number, Minor>();
  const refunded = new Map<number, number>();
  for (const { type, charge, montant } of events) {
    const amount = toMinor(montant, currency);
    // A charge is taken once.
    if (type === 'payment.succeeded') expect(paid.has(charge)).toBe(false);
    if (type === 'payment.succeeded') paid.set(charge, amount);
    if (type === 'payment.refunded') refunded.set(charge, (refunded.get(charge) ?? 0) + amount);
  }
  return { paid, refunded };
}

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);

async function expectLedger(world: CheckoutWorld, paymentId: string, { paid, refunded }: Sums): Promise<void> {
  const rows = await world.ledgerOf(paymentId);
  const moved = (kind: string) => {
    const sums = new Map<number, number>();
    for (const row of rows.filter((one) => one.kind === kind))
      sums.set(row.charge, (sums.get(row.charge) ?? 0) + row.montant);
    return [...sums].sort(([a], [b]) => a - b);
  };
  const inOrder = (amounts: ReadonlyMap<number, number>) => [...amounts].sort(([a], [b]) => a - b);
  expect(moved('charge')).toEqual(inOrder(paid));
  expect(moved('refund').map(([charge, amount]) => [charge, 0 - amount])).toEqual(inOrder(refunded));
  expect(sum(rows.filter(({ kind }) => kind === 'correction').map(({ montant }) => montant))).toBe(0);
}

interface Standing {
  readonly shown: Opened['shown'];
  readonly events: readonly ProviderEvent[];
  readonly sums: Sums;
  readonly stopped: number;
  readonly failing: ReadonlySet<number>;
  readonly zone: string | undefined;
}

/** The administrator's dated schedule is the one shown, with each charge's state. */
async function expectSchedule(world: CheckoutWorld, token: string, id: string, standing: Standing): Promise<void> {
  const { shown, events, sums, stopped, failing, zone = 'Europe/Paris' } = standing;
  const { body } = await world.server.request('GET', `/v1/admin/payments/${id}`, { token });
  const { charges, devise } = (body as { data: AdminPaymentDetail }).data;
  const firsts = events.filter(({ type }) => type === 'payment.succeeded').map(({ createdAt }) => createdAt.getTime());
  if (firsts.length === 0) return expect(charges).toEqual([]);
  const last = Math.max(...sums.paid.keys(), ...failing);
  const endless = stopped <= last ? last : last + 1;
  const planned = scheduleOf(shown.plan, shown.currency, dayOf(Math.min(...firsts), zone), endless);
  const stateOf = (charge: number) => {
    const paid = sums.paid.get(charge);
    if (paid !== undefined) return (sums.refunded.get(charge) ?? 0) >= paid ? 'refunded' : 'paid';
    return charge >= stopped ? 'cancelled' : failing.has(charge) ? 'failed' : 'due';
  };
  const listed = charges.map(({ charge, montant, date, state, refunded }) => ({
    charge,
    date,
    state,
    montant: toMinor(montant, devise),
    refunded: toMinor(refunded, devise),
  }));
  expect(listed).toEqual(
    planned.map((one) => ({ ...one, state: stateOf(one.charge), refunded: sums.refunded.get(one.charge) ?? 0 })),
  );
}

/** Debts and submissions have received their payments, and no more than their amount. */
async function expectOwed(world: CheckoutWorld, given: Case, { asked }: Visit, books: readonly Book[]): Promise<void> {
  const { token, organisation } = given;
  const kept = sum(books.map((book) => book.kept));
  const read = async (path: string) => {
    const { body } = await world.server.request('GET', `/v1/admin/${path}`, { token });
    const { payed, montant = Infinity } = (body as { data: { payed: number; montant?: number } }).data;
    expect(payed).toBeLessThanOrEqual(montant);
    return { payed: toMinor(payed, organisation.devise), montant };
  };
  if (asked.submission) expect((await read(`submissions/${asked.submission}`)).payed).toBe(kept);
  if (asked.debts.length === 0) return;
  const debts = await Promise.all(asked.debts.map((id) => read(`dettes/${id}`)));
  const owed = sum(debts.map(({ montant }) => toMinor(montant, organisation.devise)));
  expect(sum(debts.map(({ payed }) => payed))).toBe(Math.min(owed, kept));
}

/** The state on the page the payer returns to. */
async function expectState(world: CheckoutWorld, { intent }: Visit, books: readonly Book[]): Promise<void> {
  const { body } = await world.server.request('GET', `/v1/paiements/intents/${intent}/status`);
  const { state } = (body as { data: { state: string } }).data;
  const paid = books.find(({ received }) => received > 0);
  if (paid) expect(state).toBe(paid.refunded >= paid.received ? 'refunded' : 'succeeded');
  else expect(['created', 'processing', 'failed', 'cancelled']).toContain(state);
}
