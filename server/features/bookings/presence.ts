import type { getPresence } from '../../../src/contract/records/bookings';
import type { QueryOut } from '../../../src/contract/route';
import type { Deps } from '../../deps';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { findPresent, lockBooking, savePresence } from '../calendars/bookingStore';
import { findCalendar } from '../calendars/calendarStore';
import { unknownBooking } from './bookingService';
import { openBookings } from './readBookings';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

/**
 * Ticks that whoever booked came, or takes it back (CALL-102). Once: the moment of the first tick stays, and what changes nothing is
 * not noted. @throws HttpError 404
 */
export function tickPresence(
  deps: Surroundings,
  holder: TokenHolder,
  { calendarId, bookingId }: { readonly calendarId: string; readonly bookingId: string },
  present: boolean,
): Promise<{ id: string; presentAt: string | null }> {
  return deps.database.transaction(async (tx) => {
    const calendar = requireRow(await findCalendar(tx, holder.organisationId, calendarId), 'calendar');
    const booking = await lockBooking(tx, calendar, bookingId);
    if (!booking) throw unknownBooking();
    if ((booking.presentAt !== null) === present)
      return { id: bookingId, presentAt: booking.presentAt?.toISOString() ?? null };
    const at = present ? deps.now() : null;
    await savePresence(tx, bookingId, at && { at, by: holder.actor });
    const { start, submissionId } = booking;
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-BOOKING-PRESENCE-SET',
      subject: 'booking',
      subjectId: bookingId,
      changes: { calendarId, start: start.toISOString(), submissionId, present: { from: !present, to: present } },
    });
    return { id: bookingId, presentAt: at?.toISOString() ?? null };
  });
}

/** Bookings ticked as present (CALL-103). @throws HttpError 404 */
export async function readPresence(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  asked: QueryOut<typeof getPresence>,
) {
  const { calendar, shown, window } = await openBookings(deps, organisationId, calendarId, asked);
  const { bookings, present } = await findPresent(deps.database.queries, calendar, window, shown);
  return { bookings, present: present.map(({ id, at }) => ({ id, at: at?.toISOString() ?? '' })) };
}
