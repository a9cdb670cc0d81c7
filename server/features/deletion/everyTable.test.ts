import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { deletions, entries, lockedRecords, payments, uploads } from '../../db/schema';
import type { TableName } from '../../db/personalData';
import { createPersonWorld, liveThere, zenobie, type PersonWorld } from '../privacy/testing/personWorld';
import { removeLeftMedia } from '../media/processMedia';
import { removeFiles } from '../privacy/removeFiles';
import { deleteDue } from './deleteDue';
import { fates, steps } from './fates';
import { orderWithin } from './piece';
import { fillTables, namedBy, ofOrganisation, rowsOf, tables } from './testing/everyTable';

const DAY = 24 * 60 * 60 * 1000;

let world: PersonWorld;
let dataFolder: string;
let before: Record<'demo' | 'other', Record<string, string[]>>;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-deletion-'));
  world = await createPersonWorld(dataFolder);
  const { queries } = world.deps.database;
  await liveThere(world);
  await world.payForReal();
  await queries.update(entries).set({ mode: 'live' });
  // Nothing runs at a provider: what does is refused (deletion.test.ts).
  await queries.update(payments).set({ subscriptionState: 'ended' }).where(isNotNull(payments.subscriptionState));
  for (const id of ['demo', 'other']) await fillTables(queries, id, 2);
  // A file that nobody claims in a day is removed anyway.
  await queries.update(uploads).set({ submissionId: 'sent' });
  await world.deps.media.save('demo-media-row-number-1', Readable.from(['x']));
  before = { demo: await rowsOf(queries, 'demo'), other: await rowsOf(queries, 'other') };
});
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const admin = (method: string, path: string, body?: unknown) => world.admin(method, path, body);

/** Passes the days until the deletion is done. */
async function deleteAll(): Promise<void> {
  const { queries } = world.deps.database;
  for (let rounds = 0; rounds < 60; rounds += 1) {
    await deleteDue(world.deps);
    await removeFiles(world.deps);
    await removeLeftMedia(world.deps);
    const [row] = await queries.select().from(deletions).where(eq(deletions.organisationId, 'demo'));
    if (row?.doneAt) return;
    world.pass(Math.max((row?.nextAt?.getTime() ?? 0) - world.deps.now().getTime(), 0) + 61 * 60_000);
  }
  throw new Error('the deletion does not end');
}

it('ORG-11 a row goes before those that it names, and an index finds it', () => {
  const order = steps.map(({ name }) => name);
  const placeOf = (name: TableName) => {
    const fate = fates[name];
    return order.indexOf(fate.is === 'with' ? fate.table : name);
  };
  for (const [name, table] of tables) {
    const { is } = fates[name];
    if (is === 'gone') expect(orderWithin(table).length).toBeGreaterThanOrEqual(0);
    if (is === 'kept' && name !== 'bareIds') continue;
    for (const { foreignTable } of namedBy(table)) {
      const parent = tables.find(([, one]) => one === foreignTable)?.[0] ?? 'organisations';
      if (fates[parent].is === 'kept') continue;
      // Rows kept of these have their references cleared.
      const isFreed = ['payments', 'entries', 'links'].includes(name);
      if (!isFreed)
        expect({ name, parent, goesFirst: placeOf(name) <= placeOf(parent) }).toMatchObject({ goesFirst: true });
    }
  }
});

it('ORG-11 every table of an organisation is emptied or kept for a reason, and no row of another is touched', async () => {
  const { queries } = world.deps.database;
  const empty = Object.entries(before.demo).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([name]) => name)).toEqual(['deletions']);
  expect((await admin('POST', 'closing', { subscriptions: 0 })).body).toMatchObject({ success: true });
  expect((await admin('POST', 'deletion', { name: 'Démo' })).body).toEqual(expect.objectContaining({ success: true }));
  await deleteAll();
  const left = await rowsOf(queries, 'demo');
  const mayStay = (name: TableName): boolean => {
    const fate = fates[name];
    return fate.is === 'gone' ? fate.keeps !== undefined : fate.is === 'kept' || mayStay(fate.table);
  };
  const full = tables.filter(([name]) => (left[name] ?? []).length > 0).map(([name]) => name);
  expect(full.filter((name) => !mayStay(name))).toEqual([]);
  expect(tables.filter(([name, table]) => !ofOrganisation(table, 'demo') && fates[name].is !== 'kept')).toEqual([]);
  expect(await rowsOf(queries, 'other')).toEqual(before.other);
  // Nothing of people but what the law has kept, where nothing shows it.
  const words = ['Zénobie', 'Quiñones', 'Zwartkop', 'zenobie.q', '98765432', 'Dana', 'dana@example.org'];
  const where = await world.whereIs(words);
  expect(where.filter((place) => !/^(locked_records|sandbox_)/.test(place))).toEqual([]);
  const files = ['uploads', 'media', 'mails'].map((folder) => readdir(join(dataFolder, folder)));
  expect((await Promise.all(files)).flat()).toEqual([]);
});

it('ORG-11 keeps movements of real money for the term of the books, what receipts need, and the tombstone', async () => {
  const { queries } = world.deps.database;
  const kept = await queries.select().from(payments).where(eq(payments.organisationId, 'demo'));
  expect(kept.length).toBeGreaterThan(3);
  const moved = await queries
    .select({ sum: sql<string>`sum(${entries.montant})` })
    .from(entries)
    .where(eq(entries.organisationId, 'demo'));
  const held = await queries.select().from(lockedRecords).where(eq(lockedRecords.organisationId, 'demo'));
  expect(held.map(({ data }) => data.nom)).toContain(zenobie.info.nom);
  expect(Number(moved[0]?.sum)).toBeGreaterThan(0);
  const answer = await world.server.request('GET', '/v1/organisations/id/demo');
  expect([answer.status, answer.body]).toMatchObject([410, { code: 'organisation_closed' }]);
  world.pass(11 * 366 * DAY);
  await deleteDue(world.deps);
  const after = await rowsOf(queries, 'demo');
  const left = Object.entries(after).filter(([, rows]) => rows.length > 0);
  expect(left.map(([name]) => name).sort()).toEqual(['bareIds', 'deletions', 'erasedKeys', 'organisations']);
  expect(await rowsOf(queries, 'other')).toEqual(before.other);
});
