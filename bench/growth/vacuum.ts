import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Queries } from '../../server/db/database';
import type { Place } from './place';

/**
 * Takes dead rows away and counts the others, as a database does by itself after a while: however long it takes, which the
 * server's own connections would not wait.
 */
export async function vacuum({ url }: Place, queries: Queries): Promise<void> {
  const statement = 'vacuum analyze';
  if (!url) return void (await queries.execute(sql.raw(statement)));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
