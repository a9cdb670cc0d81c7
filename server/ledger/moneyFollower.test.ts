import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { charges, entries, payments, refunds } from '../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../testing/checkoutWorld';
import { applyEvent } from './applyEvent';
import type { MoneyFollower } from './moneyFollower';

let world: CheckoutWorld;

beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

let counter = 0;

/** Hands a paid charge of a new payment of 50 € to a ledger with these followers. */
async function pay(...followers: readonly MoneyFollower[]) {
  const { url } = (await world.submit()).body as { url: string };
  const { id, provider } = await world.paymentOf(url);
  const event = {
    id: `follow_${(counter += 1)}`,
    type: 'payment.succeeded' as const,
    paymentId: id,
    charge: 1,
    montant: 50,
    createdAt: new Date('2025-01-15T12:00:01Z'),
  };
  const apply = () => applyEvent({ ...world.deps, followers }, provider, event);
  return { id, apply };
}

const rowsOf = async (queries: Queries, id: string) => ({
  state: (await queries.select().from(payments).where(eq(payments.id, id)))[0]?.state,
  entries: await queries.$count(entries, eq(entries.paymentId, id)),
  charges: await queries.$count(charges, eq(charges.paymentId, id)),
});

describe('followers of the ledger', () => {
  it('SRV-03 are called in order, each when what it needs is written', async () => {
    const seen: unknown[] = [];
    let id = '';
    const note = async (what: string, queries: Queries) => void seen.push([what, await rowsOf(queries, id)]);
    const follower: MoneyFollower = {
      prepare: (deps) => note('prepare', deps.database.queries),
      confirm: async (tx) => note('confirm', tx).then(() => true),
      tell: async (tx, _deps, { isFirst, givenBack }) => note(`tell ${isFirst} ${givenBack}`, tx),
      count: async (tx, _deps, _payment, { written }) => note(`count ${written.length}`, tx),
      conclude: (deps) => note('conclude', deps.database.queries),
    };
    const payment = await pay(follower, { count: async () => void seen.push('second') });
    ({ id } = payment);
    expect(await payment.apply()).toBe('succeeded');
    expect(seen).toEqual([
      ['prepare', { state: 'processing', entries: 0, charges: 0 }],
      ['confirm', { state: 'succeeded', entries: 1, charges: 0 }],
      ['tell true null', { state: 'succeeded', entries: 1, charges: 1 }],
      ['count 1', { state: 'succeeded', entries: 1, charges: 1 }],
      'second',
      ['conclude', { state: 'succeeded', entries: 1, charges: 1 }],
    ]);
  });

  it('SRV-03 hear of an event once', async () => {
    const told: boolean[] = [];
    const { apply } = await pay({ tell: async (_tx, _deps, { isFirst }) => void told.push(isFirst) });
    expect([await apply(), await apply()]).toEqual(['succeeded', null]);
    expect(told).toEqual([true]);
  });

  it('SRV-03 undo the event when one of them fails, and it may come again', async () => {
    let fails = true;
    const { id, apply } = await pay({ tell: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve()) });
    await expect(apply()).rejects.toThrow('no');
    const { queries } = world.deps.database;
    expect(await rowsOf(queries, id)).toEqual({ state: 'processing', entries: 0, charges: 0 });
    fails = false;
    expect(await apply()).toBe('succeeded');
    expect(await rowsOf(queries, id)).toEqual({ state: 'succeeded', entries: 1, charges: 1 });
  });

  it('SRV-14 have the money given back when one of them cannot confirm', async () => {
    const told: unknown[] = [];
    const refuse: MoneyFollower = { confirm: () => Promise.resolve(false) };
    const agree: MoneyFollower = {
      confirm: () => Promise.resolve(true),
      tell: async (_tx, _deps, { givenBack }) => void told.push(givenBack),
    };
    const { id, apply } = await pay(refuse, agree);
    await apply();
    const asked = await world.deps.database.queries.select().from(refunds).where(eq(refunds.paymentId, id));
    expect(asked.map(({ state, montant }) => [state, montant])).toEqual([['asked', 5000]]);
    expect(told).toEqual([5000]);
  });
});
