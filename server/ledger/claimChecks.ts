import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { payments } from '../db/schema';
import { nextCheck } from './nextCheck';

/** Payments without an outcome, and those that a bank or the provider's own page may still change. */
export type CheckQueue = 'pending' | 'settled';

// Written out, not as parameters: a plan made for any value could not use a partial index.
const members = {
  pending: sql`provider_ref is not null and state = 'processing'`,
  settled: sql`provider_ref is not null and state in ('succeeded', 'refunded', 'failed')`,
};
const UNKNOWN = sql`'1970-01-01T00:00:00Z'::timestamptz`;
/** Number of rows older than the column that one statement gives their time. */
const FILL = 500;

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const idsIn = (result: unknown) => (result as { rows: { id: string }[] }).rows.map(({ id }) => id);

/**
 * Takes the payment that has been due longest; null when none is. Its next check is put off for longer than asking a
 * provider takes: of several processes one gets it, and a crash meanwhile only delays it.
 */
export async function claimCheck({ queries }: Database, queue: CheckQueue, now: Date): Promise<string | null> {
  const result = await queries.execute(sql`
    update ${payments} set checked_at = ${instant(now)}, next_check_at = ${instant(now)} + interval '5 minutes'
    where id = any(array(${dueChecks(queue, now)} for update skip locked))
    returning id`);
  return idsIn(result)[0] ?? null;
}

/** The read of {@link claimCheck}. */
export const dueChecks = (queue: CheckQueue, now: Date) => sql`
  select id from payments
  where ${members[queue]} and next_check_at > ${UNKNOWN} and next_check_at <= ${instant(now)}
  order by next_check_at limit 1`;

/** Gives some rows from before the column their time; answers whether there may be more. */
export async function fillChecks({ queries }: Database, queue: CheckQueue): Promise<boolean> {
  const result = await queries.execute(sql`
    update ${payments} set next_check_at = ${nextCheck()}
    where id = any(array(${unfilledChecks(queue)} for update skip locked))
    returning id`);
  return idsIn(result).length === FILL;
}

/** The read of {@link fillChecks}. */
export const unfilledChecks = (queue: CheckQueue) => sql`
  select id from payments where ${members[queue]} and next_check_at = ${UNKNOWN} limit ${FILL}`;
