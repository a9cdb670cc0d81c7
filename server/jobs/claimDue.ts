import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { deliveries, outbox, sandboxDeliveries } from '../db/schema';

/** Tables that hold work to do: `id`, `attempts`, `nextAttemptAt`, and `sentAt` once it is done. */
type QueueTable = typeof outbox | typeof sandboxDeliveries | typeof deliveries;

/** How many pieces of work are taken at once. */
export const BATCH = 20;
/** With the waits below, about twelve hours of trying. */
export const MAX_ATTEMPTS = 20;

/**
 * Takes up to `BATCH` pieces of work that are due and answers their ids, oldest first. Each one's next attempt is moved
 * on (1 s, 2 s, 4 s … 1 h) before it is tried: of several processes one gets it, and a crash while it is tried only
 * delays it. Whoever did the work sets `sentAt`.
 */
export async function claimDue(database: Database, table: QueueTable, now: Date): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const result = await database.queries.execute(sql`
    with due as (
      select ${table.id} from ${table}
      where ${table.sentAt} is null and ${table.nextAttemptAt} <= ${at} and ${table.attempts} < ${MAX_ATTEMPTS}
      order by ${table.nextAttemptAt}, ${table.id} limit ${BATCH}
      for update skip locked
    )
    update ${table} set
      attempts = attempts + 1,
      next_attempt_at = ${at} + least(interval '1 hour', interval '1 second' * power(2, attempts))
    where ${table.id} in (select id from due)
    returning id`);
  return (result as { rows: { id: string }[] }).rows.map((row) => row.id).sort();
}
