import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { events } from '../../db/schema';

const own = (organisationId: string, id: string) => and(eq(events.organisationId, organisationId), eq(events.id, id));

/** Keeps others from changing an event until the transaction ends. */
export async function lockEvent(tx: Queries, organisationId: string, id: string): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(own(organisationId, id)).for('update');
}

/** Calendars take another text of an event for a change of it (SYND-01). */
export async function countEdit(tx: Queries, organisationId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(events)
    .set({ edits: sql`${events.edits} + 1`, updatedAt: now })
    .where(own(organisationId, id));
}
