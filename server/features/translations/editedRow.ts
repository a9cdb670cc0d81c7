import { and, eq, sql } from 'drizzle-orm';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import type { Queries } from '../../db/database';
import { events, schedules } from '../../db/schema';

/** A text's record. */
interface Place {
  readonly organisationId: string;
  readonly kind: TranslatableKind;
  readonly recordId: string;
}

const ownEvent = ({ organisationId, recordId }: Place) =>
  and(eq(events.organisationId, organisationId), eq(events.id, recordId));
const ownSchedule = ({ organisationId }: Place) => eq(schedules.organisationId, organisationId);

/** Keeps others from changing a record that calendars show, until the transaction ends. */
export async function lockEdited(tx: Queries, place: Place): Promise<void> {
  if (place.kind === 'event') await tx.select({ id: events.id }).from(events).where(ownEvent(place)).for('update');
  if (place.kind === 'schedule')
    await tx.select({ edits: schedules.edits }).from(schedules).where(ownSchedule(place)).for('update');
}

/** Calendars take another text of a record for a change of it (SYND-01). */
export async function countEdit(tx: Queries, place: Place, updatedAt: Date): Promise<void> {
  if (place.kind === 'event')
    await tx
      .update(events)
      .set({ edits: sql`${events.edits} + 1`, updatedAt })
      .where(ownEvent(place));
  if (place.kind === 'schedule')
    await tx
      .update(schedules)
      .set({ edits: sql`${schedules.edits} + 1`, updatedAt })
      .where(ownSchedule(place));
}
