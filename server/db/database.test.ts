import { eq, sql } from 'drizzle-orm';
import type { Database } from './database';
import { openTestDatabase } from './openTestDatabase';
import { organisations } from './schema';

const row = (id: string) => ({ id, document: { name: 'A' }, createdAt: new Date(0), updatedAt: new Date(0) });

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ids = async () =>
  (await database.queries.select({ id: organisations.id }).from(organisations)).map(({ id }) => id);

describe('database, the same on both engines', () => {
  it('SRV-12 keeps and reads a row', async () => {
    await database.queries.insert(organisations).values(row('kept'));
    expect(await database.queries.select().from(organisations).where(eq(organisations.id, 'kept'))).toMatchObject([
      row('kept'),
    ]);
  });

  it('SRV-03 rolls a transaction back when its work throws', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insert(organisations).values(row('lost'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).not.toContain('lost');
  });

  it('SRV-03 refuses `queries` and a second transaction inside a transaction, where they would wait for ever', async () => {
    const inside = (misuse: () => PromiseLike<unknown>) => database.transaction(async () => void (await misuse()));
    const refused = { message: expect.stringContaining('inside a transaction') };
    // Drizzle wraps its driver's errors.
    await expect(inside(() => database.queries.select().from(organisations))).rejects.toMatchObject({ cause: refused });
    await expect(inside(() => database.queries.execute(sql`select 1`))).rejects.toMatchObject({ cause: refused });
    await expect(inside(() => database.transaction(async () => undefined))).rejects.toMatchObject(refused);
  });

  it('SRV-03 lets other call chains use `queries` while a transaction is open', async () => {
    const started = deferred();
    const finish = deferred();
    const open = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      started.resolve();
      await finish.promise;
    });
    await started.promise;
    const beside = ids();
    finish.resolve();
    await open;
    expect(await beside).toEqual(['kept']);
  });

  it('SRV-03 keeps the rows intact through maintenance', async () => {
    await database.maintain();
    expect(await ids()).toContain('kept');
  });
});
