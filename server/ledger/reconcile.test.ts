import { eq, sql, type SQL } from 'drizzle-orm';
import { payments } from '../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../testing/checkoutWorld';
import { claimCheck, dueChecks, unfilledChecks } from './claimChecks';
import { reconcile } from './reconcile';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: CheckoutWorld;
beforeEach(async () => {
  world = await createCheckoutWorld();
});
afterEach(() => world.close());

type Row = typeof payments.$inferSelect;

async function pending(): Promise<Row> {
  const { body } = await world.submit();
  return world.paymentOf((body as { url: string }).url);
}

/** Copies of a payment; the provider knows them as `PREFIX-0` … */
async function addCopies(of: Row, count: number, prefix: string, change: Partial<Row> = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = `${prefix}-${at}`;
    return { ...of, ...change, id, idempotencyKey: id, providerRef: id, intentId: null };
  });
  await world.deps.database.queries.insert(payments).values(rows);
}

/** The world with a provider that notes what it is asked for. */
function listening() {
  const asked: string[] = [];
  const sandbox = world.deps.gateways['sandbox']!;
  const readEvents = (reference: string) => {
    asked.push(reference);
    return Promise.resolve([]);
  };
  return { asked, deps: { ...world.deps, gateways: { sandbox: { ...sandbox, readEvents } } } };
}

const nextOf = async (id: string) =>
  (await world.deps.database.queries.select().from(payments).where(eq(payments.id, id)))[0]?.nextCheckAt;
const fromNow = (milliseconds: number) => new Date(world.deps.now().getTime() + milliseconds);

it('SRV-18 asks for a pending payment before 400 settled ones that are due for longer', async () => {
  const lost = await pending();
  await addCopies(lost, 400, 'settled', { state: 'succeeded', nextCheckAt: fromNow(-DAY) });
  world.pass(MINUTE);
  const { asked, deps } = listening();
  await reconcile(deps);
  expect(asked[0]).toBe(lost.providerRef);
  expect(asked).toHaveLength(51);
});

it('SRV-18 does not let pending payments hold up settled ones for good', async () => {
  const lost = await pending();
  await addCopies(lost, 60, 'open');
  await addCopies(lost, 3, 'settled', { state: 'succeeded' });
  world.pass(MINUTE);
  const { asked, deps } = listening();
  await reconcile(deps);
  expect(asked.filter((reference) => reference.startsWith('settled'))).toHaveLength(3);
});

it('SRV-18 asks once for each payment, however many processes look at the same time', async () => {
  const lost = await pending();
  await addCopies(lost, 19, 'open');
  await addCopies(lost, 20, 'settled', { state: 'succeeded' });
  world.pass(MINUTE);
  const { asked, deps } = listening();
  await Promise.all([reconcile(deps), reconcile(deps)]);
  expect(asked).toHaveLength(40);
  expect(new Set(asked).size).toBe(40);
});

it('SRV-18 asks again soon for a payment whose process died while it asked', async () => {
  const { id, providerRef } = await pending();
  world.pass(MINUTE);
  expect(await claimCheck(world.deps.database, 'pending', world.deps.now())).toBe(id);
  const { asked, deps } = listening();
  await reconcile(deps);
  expect(asked).toEqual([]);
  world.pass(5 * MINUTE);
  await reconcile(deps);
  expect(asked).toEqual([providerRef]);
});

it('SRV-18 doubles the wait for a pending payment up to a day', async () => {
  const { id } = await pending();
  expect(await nextOf(id)).toEqual(fromNow(MINUTE));
  const { deps } = listening();
  for (const [passed, wait] of [
    [MINUTE, MINUTE],
    [MINUTE, 2 * MINUTE],
    [DAY, DAY],
    [9 * DAY, DAY],
  ] as const) {
    world.pass(passed);
    await reconcile(deps);
    expect(await nextOf(id)).toEqual(fromNow(wait));
  }
});

it.each<[string, Partial<Row>, number, number | null]>([
  ['a paid one at doubling intervals', { state: 'succeeded' }, 100, 100],
  ['a paid one for a year only', { state: 'succeeded' }, 200, null],
  ['a failed one for two days only', { state: 'failed' }, 2, null],
  ['a running monthly gift daily', { state: 'succeeded', abo: true, nbMonth: 12 }, 300, 1],
  ['a monthly gift without end daily', { state: 'failed', abo: true, nbMonth: 0 }, 5000, 1],
  ['a monthly gift no more after its last month', { state: 'failed', abo: true, nbMonth: 2 }, 130, null],
  ['a cancelled one never', { state: 'cancelled' }, 1, null],
])('SRV-18 fills in the time of rows from before it: %s', async (_, change, days, wait) => {
  const lost = await pending();
  const former = { ...change, checkedAt: fromNow(days * DAY), nextCheckAt: new Date(0) };
  await addCopies(lost, 1, 'former', former);
  await reconcile(listening().deps);
  const filled = await nextOf('former-0');
  // A cancelled one is in neither queue: its time is never looked at.
  if (change.state === 'cancelled') expect(filled).toEqual(new Date(0));
  else expect(filled).toEqual(wait === null ? null : fromNow((days + wait) * DAY));
});

it('SRV-18 finds what is due by an index, however many payments there are', async () => {
  const planOf = (read: SQL) =>
    world.deps.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(((await tx.execute(sql`explain ${read}`)) as { rows: unknown[] }).rows);
    });
  for (const queue of ['pending', 'settled'] as const) {
    for (const read of [dueChecks(queue, world.deps.now()), unfilledChecks(queue)]) {
      const plan = await planOf(read);
      expect(plan).toContain(`payments_${queue}_checks`);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  }
});
