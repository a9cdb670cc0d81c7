import { eq, sql } from 'drizzle-orm';
import type { ScheduleEntry } from '../../../src/contract/site/schedules';
import type { Queries } from '../../db/database';
import { schedules } from '../../db/schema';

const own = (organisationId: string) => eq(schedules.organisationId, organisationId);

/** The schedule entries of an organisation, in their order; none where it never had any. */
export async function findSchedule(queries: Queries, organisationId: string): Promise<readonly ScheduleEntry[]> {
  const [row] = await queries.select().from(schedules).where(own(organisationId));
  return row?.entries ?? [];
}

/** Number of changes to an organisation's schedule, and the time of the last. */
export async function findScheduleEdits(
  queries: Queries,
  organisationId: string,
): Promise<{ edits: number; updatedAt: Date } | null> {
  const { edits, updatedAt } = schedules;
  const [row] = await queries.select({ edits, updatedAt }).from(schedules).where(own(organisationId));
  return row ?? null;
}

/** Like `findSchedule`, and keeps others from changing them until the transaction ends. */
export async function lockSchedule(tx: Queries, organisationId: string, now: Date): Promise<readonly ScheduleEntry[]> {
  await tx.insert(schedules).values({ organisationId, entries: [], updatedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(schedules).where(own(organisationId)).for('update');
  return row?.entries ?? [];
}

export async function saveSchedule(
  tx: Queries,
  organisationId: string,
  entries: readonly ScheduleEntry[],
  now: Date,
): Promise<void> {
  const changed = { entries: [...entries], updatedAt: now, edits: sql`${schedules.edits} + 1` };
  await tx.update(schedules).set(changed).where(own(organisationId));
}
