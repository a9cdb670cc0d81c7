import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { entries, outbox, payments, providerEvents, sandboxDeliveries } from '../../db/schema';
import { purgeDelivered } from '../../gateways/sandbox/purgeDelivered';
import { applyEvent } from '../../ledger/applyEvent';
import { copyRows } from '../../testing/copyRows';
import { touchesOf } from '../../testing/rowsTouched';
import { expire } from './expire';
import { createPersonWorld, zenobie, type PersonWorld } from './testing/personWorld';

const DAY = 24 * 60 * 60 * 1000;
/** More than one statement deletes. */
const MANY = 2500;

let world: PersonWorld;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-retention-'));
  world = await createPersonWorld(dataFolder);
});
afterEach(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

/** Copies of the one row of a table, with these columns. */
const copies = (table: string, prefix: string, more = sql`'{}'::jsonb`) => {
  const id = sql`${prefix}::text || n`;
  const changes = sql`jsonb_build_object('id', ${id}, 'reference', ${id}) || ${more}`;
  const where = sql`row.id = (select min(id) from ${sql.raw(table)})`;
  return copyRows(world.deps.database.queries, table, { where, times: MANY, changes });
};

/** Rows of a table that `work` reads. */
async function readBy(table: string, work: () => Promise<unknown>): Promise<number> {
  const { queries } = world.deps.database;
  await queries.execute(sql.raw(`vacuum analyze ${table}`));
  const touches = await touchesOf(queries, work);
  return touches.filter((touch) => touch.table === table).reduce((sum, { rows }) => sum + rows, 0);
}

it('SRV-25 a report that comes again after the term of its payment changes nothing', async () => {
  const { queries } = world.deps.database;
  const paid = await world.pay(zenobie);
  const stored = async () => ({
    payment: await queries.select().from(payments).where(eq(payments.id, paid)),
    entries: await queries.select().from(entries).where(eq(entries.paymentId, paid)),
    events: await queries.$count(providerEvents, eq(providerEvents.paymentId, paid)),
  });
  const [first] = await queries.select().from(providerEvents).where(eq(providerEvents.paymentId, paid));
  expect(first).toMatchObject({ type: 'payment.succeeded' });
  world.pass(12 * 366 * DAY);
  await expire(world.deps);
  const after = await stored();
  expect(after).toMatchObject({ payment: [{ state: 'succeeded' }], entries: [{ kind: 'charge' }], events: 0 });
  for (const type of ['payment.succeeded', 'payment.refunded', 'payment.failed'] as const) {
    const report = { id: `again-${type}`, type, paymentId: paid, charge: 1, createdAt: world.deps.now() };
    expect(await applyEvent(world.deps, first?.provider ?? '', { ...report, montant: 50 })).toBeNull();
  }
  expect(await stored()).toEqual(after);
});

it('SRV-25 many old mails expire by pieces, and those that stay are not read', async () => {
  const { queries } = world.deps.database;
  await world.pay(zenobie);
  await world.writeMails();
  await copies('outbox', 'old-');
  await copies('outbox', 'waiting-', sql`'{"sent_at": null}'::jsonb`);
  await copies('outbox', 'failed-', sql`'{"sent_at": null, "attempts": 20}'::jsonb`);
  world.pass(91 * DAY);
  await copies('outbox', 'new-', sql`jsonb_build_object('created_at', ${world.deps.now().toISOString()}::text)`);
  await expire(world.deps);
  expect(await queries.$count(outbox, like(outbox.id, 'waiting-%'))).toBe(MANY);
  expect(await queries.$count(outbox, like(outbox.id, 'new-%'))).toBe(MANY);
  expect(await queries.$count(outbox)).toBe(2 * MANY);
  await queries.delete(outbox).where(like(outbox.id, 'waiting-%'));
  expect(await readBy('outbox', () => expire(world.deps))).toBe(0);
});

it('SRV-25 ends after a piece when the server stops, and goes on at the next run', async () => {
  const { queries } = world.deps.database;
  await world.pay(zenobie);
  await world.writeMails();
  await copies('outbox', 'old-');
  await copies('sandbox_deliveries', 'old-');
  world.pass(91 * DAY);
  const before = await queries.$count(outbox);
  const stopping = new AbortController();
  const now = () => {
    stopping.abort();
    return world.deps.now();
  };
  await expire({ ...world.deps, now }, stopping.signal);
  expect(await queries.$count(outbox)).toBe(before - 1000);
  expect(await purgeDelivered(world.deps, stopping.signal)).toBe(0);
  await expire(world.deps);
  expect([await queries.$count(outbox), await purgeDelivered(world.deps)]).toEqual([0, MANY + 1]);
});

it('SRV-25 two processes expire the same at once, and nothing else', async () => {
  const { queries } = world.deps.database;
  const paid = await world.pay(zenobie);
  await world.writeMails();
  await copies('outbox', 'old-');
  await copies('sandbox_deliveries', 'old-');
  world.pass(12 * 366 * DAY);
  const failures: unknown[] = [];
  const log = { ...world.deps.log, error: (...what: unknown[]) => void failures.push(what) } as never;
  const deps = { ...world.deps, log };
  const purges = [purgeDelivered(deps), purgeDelivered(deps)];
  await Promise.all([expire(deps), expire(deps), ...purges]);
  expect(failures).toEqual([]);
  const [one = 0, other = 0] = await Promise.all(purges);
  expect(one + other).toBe(MANY + 1);
  expect([await queries.$count(outbox), await queries.$count(sandboxDeliveries)]).toEqual([0, 0]);
  const [payment] = await queries.select().from(payments).where(eq(payments.id, paid));
  expect(payment?.erasedAt).not.toBeNull();
  expect(await queries.$count(entries, eq(entries.paymentId, paid))).toBe(1);
});

it('SRV-25 the sandbox forgets what was accepted long ago, and nothing that it has still to deliver', async () => {
  const { queries } = world.deps.database;
  await world.pay(zenobie);
  await copies('sandbox_deliveries', 'old-');
  await copies('sandbox_deliveries', 'waiting-', sql`'{"sent_at": null}'::jsonb`);
  await purgeDelivered(world.deps);
  expect(await queries.$count(sandboxDeliveries)).toBe(2 * MANY + 1);
  world.pass(31 * DAY);
  expect(await purgeDelivered(world.deps)).toBe(MANY + 1);
  expect(await queries.$count(sandboxDeliveries)).toBe(MANY);
  expect(await readBy('sandbox_deliveries', () => purgeDelivered(world.deps))).toBe(0);
});
