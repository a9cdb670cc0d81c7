import { and, asc, eq, gt, isNotNull, lte, notExists } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { organisations, slotOpenings } from '../../db/schema';
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

/** Its pages lead nowhere: who waits is told once it is open again. */
const closed = (queries: Queries) =>
  queries
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, slotOpenings.organisationId), isNotNull(organisations.closedAt)));

/** Some that are due, oldest first. */
export const dueOpenings = (queries: Queries, now: Date): Promise<Opening[]> =>
  queries
    .select()
    .from(slotOpenings)
    .where(and(lte(slotOpenings.dueAt, now), notExists(closed(queries))))
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

/** Whether a slot is looked at after a moment, until another. */
export async function isLookedAt(
  tx: Queries,
  { organisationId, id }: CalendarKey,
  { start, after, until }: { readonly start: Date; readonly after: Date; readonly until: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: slotOpenings.id })
    .from(slotOpenings)
    .where(
      and(
        eq(slotOpenings.organisationId, organisationId),
        eq(slotOpenings.calendarId, id),
        eq(slotOpenings.start, start),
        gt(slotOpenings.dueAt, after),
        lte(slotOpenings.dueAt, until),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
