import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { createScratchDatabase } from './openTestDatabase';
import { openPostgres } from './postgres';

const log = pino({ level: 'silent' });
const server = process.env['TEST_DATABASE_URL'];

describe('PostgreSQL', () => {
  it('PROD-01 says in one line that it cannot be reached', async () => {
    const opening = openPostgres('postgres://nobody@127.0.0.1:1/none', log);
    await expect(opening).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/DATABASE_URL: [^\n]+$/),
    });
  });
});

// Only where a server was given; the suite runs once without and once with one.
if (server) describe('PostgreSQL server', () => onServer(server));

function onServer(given: string) {
  it('PROD-01 lets several processes migrate the same database at once', async () => {
    const scratch = await createScratchDatabase(given);
    const databases = await Promise.all(Array.from({ length: 4 }, () => openPostgres(scratch.url, log)));
    const { rows } = (await databases[0]?.queries.execute(sql`select count(*)::int as n from organisations`)) as never;
    expect(rows).toEqual([{ n: 0 }]);
    await Promise.all(databases.map((database) => database.close()));
    await scratch.drop();
  });

  it('SRV-03 survives the loss of its connections, in a transaction too', async () => {
    const scratch = await createScratchDatabase(given);
    const database = await openPostgres(scratch.url, log);
    const kill = async () => {
      const client = new Client({ connectionString: given });
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
        [new URL(scratch.url).pathname.slice(1)],
      );
      await client.end();
    };
    const broken = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await kill();
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await kill();
    const { rows } = (await database.queries.execute(sql`select 1 as one`)) as never;
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
    await scratch.drop();
  });

  it('SRV-19 compiles no statement, however dear it looks', async () => {
    const scratch = await createScratchDatabase(given);
    const database = await openPostgres(scratch.url, log);
    const { rows } = (await database.queries.execute(sql`show jit`)) as never;
    expect(rows).toEqual([{ jit: 'off' }]);
    await database.close();
    await scratch.drop();
  });

  it('CALL-27 listens no longer once it is closed', async () => {
    const scratch = await createScratchDatabase(given);
    const database = await openPostgres(scratch.url, log);
    const other = await openPostgres(scratch.url, log);
    const heard: string[] = [];
    for (const end of [false, true]) {
      const stop = await database.listen(
        'news',
        (text) => heard.push(text),
        () => undefined,
      );
      if (end) await stop();
    }
    await database.close();
    const listeners = sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'orgkit listening'`;
    const { rows } = (await other.queries.execute(listeners)) as never;
    await other.close();
    await scratch.drop();
    expect(rows).toEqual([]);
  });
}
