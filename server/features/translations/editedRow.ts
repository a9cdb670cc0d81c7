import { and, eq, sql } from 'drizzle-orm';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import { announceChange } from '../../db/announceChange';
import type { Queries } from '../../db/database';
import { campaigns, events, schedules } from '../../db/schema';

/** A text's record. */
interface Place {
  readonly organisationId: string;
  readonly kind: TranslatableKind;
  readonly recordId: string;
}

/** The row that calendars show; null where they show none. */
function rowOf({ organisationId, kind, recordId }: Place) {
  if (kind === 'event')
    return { table: events, its: and(eq(events.organisationId, organisationId), eq(events.id, recordId)) };
  return kind === 'schedule' ? { table: schedules, its: eq(schedules.organisationId, organisationId) } : null;
}

/** Keeps others from changing a record that is told to those who follow it, until the transaction ends. */
export async function lockEdited(tx: Queries, place: Place): Promise<void> {
  const { organisationId, kind, recordId } = place;
  const its = and(eq(campaigns.organisationId, organisationId), eq(campaigns.id, recordId));
  if (kind === 'campaign') await tx.select({ id: campaigns.id }).from(campaigns).where(its).for('no key update');
  const row = rowOf(place);
  if (row) await tx.select({ edits: row.table.edits }).from(row.table).where(row.its).for('update');
}

/** Calendars take another text of a record for a change of it (SYND-01), and so do open pages of a campaign (CALL-27). */
export async function countEdit(tx: Queries, place: Place, updatedAt: Date): Promise<void> {
  const { organisationId, kind, recordId: campaignId } = place;
  if (kind === 'campaign') await announceChange(tx, { organisationId, campaignId });
  const row = rowOf(place);
  if (!row) return;
  const { table, its } = row;
  await tx
    .update(table)
    .set({ edits: sql`${table.edits} + 1`, updatedAt })
    .where(its);
}
