import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { lastMigration } from './migrate';
import { openDatabase } from './open';
import { createScratchDatabase } from './openTestDatabase';

const log = pino({ level: 'silent' });
const postgres = process.env['TEST_DATABASE_URL'];

it('OPS-04 an older program refuses a newer database in one line, and writes nothing', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-newer-'));
  const scratch = postgres ? await createScratchDatabase(postgres) : null;
  const where = { dataFolder, databaseUrl: scratch?.url };
  const newer = lastMigration() + 1000;
  try {
    const database = await openDatabase(where, log);
    await database.queries.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer program', ${newer})`,
    );
    await database.close();
    const refused = openDatabase(where, log);
    await expect(refused).rejects.toMatchObject({ name: 'StartupError' });
    await expect(refused).rejects.toThrow(/^the database is a newer Orgkit's [^\n]+$/);

    // The folder is free again, for the program that knows it.
    await expect(openDatabase(where, log)).rejects.toThrow(/newer/);
  } finally {
    await scratch?.drop();
    rmSync(dataFolder, { recursive: true });
  }
});
