import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';
import type { deliveries, outbox, sandboxDeliveries } from './schema';

/** Tables that hold work to do: `id`, `attempts`, `nextAttemptAt`, and `sentAt` once it is done. */
type QueueTable = typeof outbox | typeof sandboxDeliveries | typeof deliveries;

/** Number of jobs taken at once. */
export const BATCH = 20;
/** With the waits below, about twelve hours of trying. */
export const MAX_ATTEMPTS = 20;

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
/** 1 s, 2 s, 4 s … 1 h. */
const waitAfter = (attempts: SQL) => sql`least(interval '1 hour', interval '1 second' * power(2, ${attempts}))`;

interface Claim {
  readonly most?: number;
  /**
   * Seconds of exclusive claim: longer than the work takes, where doing it twice would be visible. On early failure
   * call `tryLater`.
   */
  readonly hold?: number;
}

/**
 * Takes pieces of work that are due and returns their ids, oldest first. Each one's next attempt is moved on before it is
 * tried: of several processes one gets it, and a crash while it is tried only delays it. Whoever did the work sets `sentAt`.
 */
export async function claimDue(
  database: Database,
  table: QueueTable,
  now: Date,
  { most = BATCH, hold = 0 }: Claim = {},
): Promise<string[]> {
  const result = await database.queries.execute(sql`
    with due as (
      select ${table.id} from ${table}
      where ${table.sentAt} is null and ${table.nextAttemptAt} <= ${instant(now)} and ${table.attempts} < ${MAX_ATTEMPTS}
      order by ${table.nextAttemptAt}, ${table.id} limit ${most}
      for update skip locked
    )
    update ${table} set
      attempts = attempts + 1,
      next_attempt_at = ${instant(now)} + greatest(${waitAfter(sql`attempts`)}, make_interval(secs => ${hold}))
    where ${table.id} in (select id from due)
    returning id`);
  return (result as { rows: { id: string }[] }).rows.map((row) => row.id).sort();
}

/** Gives back work that was held and could not be done: it is due again after the usual wait. */
export async function tryLater(database: Database, table: QueueTable, id: string, now: Date): Promise<void> {
  await database.queries
    .update(table)
    .set({ nextAttemptAt: sql`${instant(now)} + ${waitAfter(sql`${table.attempts} - 1`)}` })
    .where(eq(table.id, id));
}
