import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  fsyncSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openEmbedded } from './embedded';
import { organisations } from './schema';

const log = pino({ level: 'silent' });
const row = (id: string) => ({ id, document: { name: 'A' }, createdAt: new Date(0), updatedAt: new Date(0) });
const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows;

let parent: string;
/** A database that was closed: the first that a test has made. */
let closed: string | undefined;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'orgkit-embedded-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('embedded database', () => {
  it('SRV-03 makes every commit durable, refuses other users, and opens again with its rows', async () => {
    const folder = join(parent, 'data', 'database');
    let synced = 0;
    const database = await openEmbedded(folder, log, {
      fsync(descriptor) {
        synced += 1;
        fsyncSync(descriptor);
      },
    });

    // Private to its owner.
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(parent, 'data')).mode & 0o777).toBe(0o700);

    // Settings that make a commit durable and keep the memory small.
    const settings = rowsOf(
      await database.queries.execute(
        sql`select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'shared_buffers') order by name`,
      ),
    );
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'shared_buffers', setting: '1024' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);

    // One real fsync per commit, in a transaction one for all its statements.
    synced = 0;
    for (let i = 0; i < 10; i += 1) await database.queries.insert(organisations).values(row(`one-${i}`));
    expect(synced).toBeGreaterThanOrEqual(10);
    synced = 0;
    await database.transaction(async (tx) => {
      for (let i = 0; i < 10; i += 1) await tx.insert(organisations).values(row(`many-${i}`));
      expect(synced).toBe(0);
    });
    expect(synced).toBeGreaterThanOrEqual(1);

    // A second opening is refused at once, even from this process.
    await expect(openEmbedded(folder, log)).rejects.toThrow(/in use by another Orgkit process/);

    // Maintenance takes the write-ahead log down.
    await database.maintain();
    await database.close();

    const again = await openEmbedded(folder, log);
    expect(rowsOf(await again.queries.execute(sql`select count(*)::int as n from organisations`))).toEqual([{ n: 20 }]);
    await again.close();
    expect(readdirSync(join(parent, 'data'))).toEqual(['database']);
    closed = folder;
  });

  it('SRV-03 sets a half-made database aside and starts anew', async () => {
    const folder = join(parent, 'half', 'database');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    const database = await openEmbedded(folder, log);
    expect(rowsOf(await database.queries.execute(sql`select count(*)::int as n from organisations`))).toEqual([
      { n: 0 },
    ]);
    await database.close();
    expect(readdirSync(join(parent, 'half')).some((name) => name.startsWith('database.unfinished-'))).toBe(true);
    expect(existsSync(join(folder, 'orgkit-ready'))).toBe(true);
  });

  it('SRV-03 reports a disk that refuses fsync before anything is acknowledged', async () => {
    const failures: unknown[] = [];
    let broken = false;
    const folder = join(parent, 'broken', 'database');
    // Making another takes much longer.
    if (closed) cpSync(closed, folder, { recursive: true });
    const database = await openEmbedded(folder, log, {
      fsync() {
        if (broken) throw new Error('EIO');
      },
      onFsyncFailure: (error) => failures.push(error),
    });
    broken = true;
    await database.queries.insert(organisations).values(row('x'));
    broken = false;
    // PGlite itself acknowledges the row all the same, which is why the process stops inside the report.
    expect(failures).toHaveLength(1);
    await database.close().catch(() => undefined);
  });
});
