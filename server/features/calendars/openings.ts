import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { slotOpenings } from '../../db/schema';
import type { Deps } from '../../deps';
import type { CalendarKey } from './calendarStore';

export type Opening = typeof slotOpenings.$inferSelect;

/** Openings that one run reads at a time. */
const PIECE = 100;

/** Has the job look, when it is due, for who can be told of a slot, a day, or all that is waited for in the calendar (WAIT-03). */
export async function lookAgain(
  tx: Queries,
  { ids }: Pick<Deps, 'ids'>,
  { organisationId, id: calendarId }: CalendarKey,
  { start = null, day = null, dueAt }: Partial<Pick<Opening, 'start' | 'day'>> & Pick<Opening, 'dueAt'>,
): Promise<void> {
  await tx.insert(slotOpenings).values({ id: ids.row(), organisationId, calendarId, start, day, dueAt });
}

/** Some that are due, oldest first. */
export const dueOpenings = (queries: Queries, now: Date): Promise<Opening[]> =>
  queries
    .select()
    .from(slotOpenings)
    .where(lte(slotOpenings.dueAt, now))
    .orderBy(asc(slotOpenings.dueAt), asc(slotOpenings.id))
    .limit(PIECE);

/** Takes one out; false when another process has it. */
export async function takeOpening(tx: Queries, id: string, now: Date): Promise<boolean> {
  const isDue = and(eq(slotOpenings.id, id), lte(slotOpenings.dueAt, now));
  const [row] = await tx
    .select({ id: slotOpenings.id })
    .from(slotOpenings)
    .where(isDue)
    .for('update', { skipLocked: true });
  if (row) await tx.delete(slotOpenings).where(eq(slotOpenings.id, id));
  return row !== undefined;
}

export async function putOff(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.update(slotOpenings).set({ dueAt }).where(eq(slotOpenings.id, id));
}
