import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createScratchDatabase } from '../db/openTestDatabase';
import { openPostgres } from '../db/postgres';
import { createLiveWorld } from './testing/liveWorld';
import { createTimers, type Timers } from './timers';

it('CALL-27 works in two processes: what one changes, viewers of the other see', async () => {
  const world = await createLiveWorld();
  const other = await world.startProcess();
  const stream = await world.stream({}, other.server.url);
  const { version } = await stream.next();
  await world.give(700);
  expect(await stream.next()).toMatchObject({ previous: version, version: version + 1 });
  await other.live.stop();
  await stream.ended;
  await other.server.close();
  await world.close();
});

const timers = createTimers(() => new Date());
/** Real time, except for the safety reads every 30 seconds. */
const withoutSafety: Timers = {
  ...timers,
  after: (milliseconds, task) => (milliseconds < 30_000 ? timers.after(milliseconds, task) : () => {}),
};

// Only where a server was given; the suite runs once without and once with one.
const given = process.env['TEST_DATABASE_URL'];
if (given) {
  it('CALL-27 SRV-03 what was told while a process could not listen is read again once it can', async () => {
    const scratch = await createScratchDatabase(given);
    const name = new URL(scratch.url).pathname.slice(1);
    const log = pino({ level: 'silent' });
    const [own, its, admin] = [
      await openPostgres(scratch.url, log),
      await openPostgres(scratch.url, log),
      await openPostgres(given, log),
    ];
    const world = await createLiveWorld({ database: own });
    const processes = [
      await world.startProcess(world.deps, withoutSafety),
      await world.startProcess({ ...world.deps, database: its }, withoutSafety),
    ];
    const streams = await Promise.all(processes.map(({ server }) => world.stream({}, server.url)));
    const [first] = await Promise.all(streams.map((stream) => stream.next()));
    const version = first?.version ?? NaN;
    await world.give(700);
    for (const stream of streams)
      expect(await stream.next()).toMatchObject({ previous: version, version: version + 1 });

    // Open connections stay; new ones are refused until the gift is there.
    const allow = (may: boolean) =>
      admin.queries.execute(sql.raw(`alter database ${name} with allow_connections ${may}`));
    await allow(false);
    const { rows } = (await admin.queries.execute(
      sql`select pg_terminate_backend(pid, 10000) as ended from pg_stat_activity
        where datname = ${name} and application_name = 'orgkit listening'`,
    )) as never;
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
    await world.give(300);
    await allow(true);
    const missed = { previous: version + 1, version: version + 2, stats: { total: { sum: { total: 10 } } } };
    for (const stream of streams) expect(await stream.next()).toMatchObject(missed);
    await world.give(100);
    for (const stream of streams) expect(await stream.next()).toMatchObject({ version: version + 3 });

    for (const { live, server } of processes) await live.stop().then(server.close);
    await world.close();
    await Promise.all([its.close(), admin.close()]);
    await scratch.drop();
  });
}
