import { eq, sql } from 'drizzle-orm';
import type { ScheduleEntry } from '../../../src/contract/site/schedules';
import type { Queries } from '../../db/database';
import { keepTexts } from '../../db/keepTexts';
import { schedules } from '../../db/schema';
import { contentChanges } from '../organisations/organisationStore';
import { TIMES } from '../translations/translated';

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

/** Keeps the entries, and each of their names once, to be translated (TRANS-02). */
export async function saveSchedule(
  tx: Queries,
  organisationId: string,
  entries: readonly ScheduleEntry[],
  now: Date,
): Promise<void> {
  await contentChanges(tx, organisationId);
  const changed = { entries: [...entries], updatedAt: now, edits: sql`${schedules.edits} + 1` };
  await tx.update(schedules).set(changed).where(own(organisationId));
  const names = Object.fromEntries(entries.map(({ name }) => [name, name]));
  const record = { organisationId, kind: 'schedule', recordId: TIMES, name: '', at: new Date(0) } as const;
  await keepTexts(tx, record, names, now);
}
