import { eq, sql } from 'drizzle-orm';
import { buildInsert, buildOnce, buildSqlOnce } from './buildOnce';
import type { Database, Queries } from './database';
import { openTestDatabase } from './openTestDatabase';
import { outbox, organisations } from './schema';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const at = new Date('2025-01-15T12:00:00Z');
  const times = { createdAt: at, updatedAt: at, toldUntil: at };
  await database.queries.insert(organisations).values({ id: 'demo', document: {} as never, ...times });
});
afterAll(() => database.close());

type Row = typeof outbox.$inferInsert;
let builds = 0;
const insert = buildInsert((queries, rows: Row[]) => {
  builds += 1;
  return queries.insert(outbox).values(rows).onConflictDoNothing().returning();
});
const letter = (id: string, more: Partial<Row> = {}): Row => {
  const at = new Date('2025-01-15T12:00:00.123Z');
  const own = { id, reference: id, organisationId: 'demo', kind: 'gift', payload: { id } };
  return { ...own, attempts: 0, nextAttemptAt: at, createdAt: at, ...more };
};
const find = buildOnce((queries) =>
  queries
    .select()
    .from(outbox)
    .where(eq(outbox.id, sql.placeholder('id'))),
);

it('SRV-30 writes and reads what the statement built anew would, whatever its values are', async () => {
  const { queries } = database;
  const sent = new Date('2025-01-16T00:00:00.456Z');
  for (const row of [letter('plain'), letter('null', { sentAt: null }), letter('sent', { sentAt: sent })]) {
    const [written] = await insert(queries, [row]);
    const [anew] = await queries.select().from(outbox).where(eq(outbox.id, row.id));
    expect([written, await find(queries, { id: row.id })]).toEqual([anew, [anew]]);
    expect(anew).toMatchObject({ ...row, sentAt: row.sentAt ?? null });
  }
  expect(await insert(queries, [letter('plain')])).toEqual([]);
});

it('SRV-30 builds an insert once for each number of rows and set of columns; of many rows each time', async () => {
  const { queries } = database;
  const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => letter(`m${from + at}`));
  await insert(queries, many(0, 1));
  builds = 0;
  for (let from = 1; from < 10; from += 1) await insert(queries, many(from, 1));
  expect(builds).toBe(0);
  for (const from of [10, 12, 14]) expect(await insert(queries, many(from, 2))).toHaveLength(2);
  expect(builds).toBe(1);
  for (const from of [20, 40]) expect(await insert(queries, many(from, 20))).toHaveLength(20);
  expect(builds).toBe(3);
});

it('SRV-30 runs in the transaction it is given, and in no other', async () => {
  const seen = (queries: Queries, id: string) => find(queries, { id }).then(({ length }) => length);
  const undone = database.transaction(async (tx) => {
    await insert(tx, [letter('undone')]);
    expect(await seen(tx, 'undone')).toBe(1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.transaction(async (tx) => {
    await insert(tx, [letter('kept')]);
    const beside = Promise.resolve().then(() => seen(database.queries, 'kept'));
    await expect(beside).rejects.toMatchObject({ cause: { message: expect.stringContaining('inside a transaction') } });
  });
  expect([await seen(database.queries, 'undone'), await seen(database.queries, 'kept')]).toEqual([0, 1]);
});

it('SRV-30 a statement written as SQL does what it says, and none runs without its values', async () => {
  const { queries } = database;
  const forget = buildSqlOnce(() => sql`delete from ${outbox} where ${outbox.id} = ${sql.placeholder('id')}`);
  await insert(queries, [letter('one'), letter('two')]);
  await forget(queries, { id: 'one' });
  expect([await find(queries, { id: 'one' }), (await find(queries, { id: 'two' })).length]).toEqual([[], 1]);
  await expect(Promise.resolve().then(() => forget(queries, {}))).rejects.toThrow('without its value "id"');
});
