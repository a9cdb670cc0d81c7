import { and, asc, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { bookedSlots, slotWaits, type formSubmissions } from '../../db/schema';
import { inboxOf } from '../../guard/mailboxOf';
import { isBooked, turnEndsAfter } from './waitStore';

type Booking = Pick<typeof formSubmissions.$inferSelect, 'id' | 'organisationId' | 'mode' | 'slots' | 'createdAt'>;

/**
 * Notes that whoever waits in some calendars has sent a form that books there: they are not told again (WAIT-05). Others who were
 * told of a place that this took wait again, where they were in the line (WAIT-03).
 */
export async function noteBooked(tx: Queries, booking: Booking, email: string | null): Promise<void> {
  const { id, organisationId, slots } = booking;
  if (slots.length === 0) return;
  await lockWaits(tx, booking, email);
  if (email !== null)
    await tx
      .update(slotWaits)
      .set({ submissionId: id })
      .where(
        and(
          eq(slotWaits.organisationId, organisationId),
          inArray(
            slotWaits.calendarId,
            slots.map(({ calendarId }) => calendarId),
          ),
          eq(slotWaits.inbox, inboxOf(email)),
          not(isBooked(tx)),
        ),
      );
  await putBack(tx, booking);
}

/** In one order, all at once: of two who book what the other was told of, one waits. */
async function lockWaits(tx: Queries, { organisationId, slots }: Booking, email: string | null): Promise<void> {
  const theirs = email === null ? undefined : eq(slotWaits.inbox, inboxOf(email));
  const concerned = slots.map(({ calendarId, slot }) =>
    and(eq(slotWaits.calendarId, calendarId), or(theirs, eq(slotWaits.toldFor, new Date(slot)))),
  );
  await tx
    .select({ id: slotWaits.id })
    .from(slotWaits)
    .where(and(eq(slotWaits.organisationId, organisationId), or(...concerned)))
    .orderBy(asc(slotWaits.id))
    .for('update');
}

async function putBack(tx: Queries, { id, organisationId, mode, slots, createdAt }: Booking): Promise<void> {
  const { calendarId, toldFor, submissionId } = slotWaits;
  const taken = slots.map((one) => and(eq(calendarId, one.calendarId), eq(toldFor, new Date(one.slot))));
  const full = tx
    .select({ start: bookedSlots.start })
    .from(bookedSlots)
    .where(
      and(
        eq(bookedSlots.organisationId, organisationId),
        eq(bookedSlots.calendarId, calendarId),
        eq(bookedSlots.start, toldFor),
        eq(bookedSlots.mode, mode),
        sql`${bookedSlots.booked} >= ${bookedSlots.seats}`,
      ),
    );
  await tx
    .update(slotWaits)
    .set({ toldAt: null, toldFor: null, turnEndsAt: null })
    .where(
      and(
        eq(slotWaits.organisationId, organisationId),
        or(...taken),
        turnEndsAfter(slotWaits, createdAt),
        sql`${submissionId} is distinct from ${id}`,
        exists(full),
      ),
    );
}
