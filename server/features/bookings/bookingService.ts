import type { listSlots } from '../../../src/contract/forms/formCalls';
import type { ParamsOut } from '../../../src/contract/route';
import { daysOfMonth, slotsOn, type Slot } from '../../../src/core/calendar';
import { modeOf, timeZoneOf, type Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { bookedBetween, countBookings, findBooking } from '../calendars/bookingStore';
import { findCalendar } from '../calendars/calendarStore';
import { releaseBooking } from '../calendars/slotBookings';
import { turnEnd } from '../calendars/turnEnd';
import { endHold, endHolds } from '../forms/holds/endHolds';
import { lockFormSubmission } from '../forms/holds/submissionStore';
import { findOrganisation } from '../organisations/organisationStore';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

/** The zone of an organisation's days, and the mode that its bookings are read in (ENT-31). */
export async function readingOf(queries: Queries, organisationId: string): Promise<{ zone: string; shown: Mode }> {
  const organisation = (await findOrganisation(queries, organisationId)) ?? {};
  return { zone: timeZoneOf(organisation), shown: modeOf(organisation) };
}

/** CALL-02: the free slots of a month of the organisation's time zone that are still to come, and those to wait for. @throws HttpError 404 */
export async function freeSlots(
  deps: Surroundings,
  organisationId: string,
  { calendarId, month, year }: ParamsOut<typeof listSlots>,
): Promise<{ data: string[]; full?: string[] }> {
  const { now } = deps;
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const calendar = requireRow(await findCalendar(queries, organisationId, calendarId), 'calendar');
  if (calendar.archived) return { data: [] };
  const { zone, shown } = await readingOf(queries, organisationId);
  const all = slotsOn(calendar.plan, daysOfMonth(Number(year), Number(month)), zone);
  const coming = all.filter(({ at }) => at > now().getTime());
  const [first, last] = [coming[0], coming.at(-1)];
  if (!first || !last) return { data: [] };
  const booked = await bookedBetween(queries, calendar, new Date(first.at), new Date(last.at + 1), shown);
  const isFree = ({ at, seats }: Slot) => (booked.get(at) ?? 0) < seats;
  const textsOf = (slots: readonly Slot[]) => slots.map(({ text }) => text);
  const data = textsOf(coming.filter(isFree));
  if (!calendar.waitingList) return { data };
  // Nobody waits for a slot of which nobody would be told any more (WAIT-02).
  const isWaitedFor = (slot: Slot) => !isFree(slot) && turnEnd(now(), new Date(slot.at)) !== null;
  return { data, full: textsOf(coming.filter(isWaitedFor)) };
}

export const unknownBooking = () => new HttpError(404, 'There is no such booking.', 'unknown_booking');

/**
 * Frees the seats of a booking; if nothing else was booked with it, a pending confirmation is cancelled (SRV-15).
 * @throws HttpError 404
 */
export function cancelBooking(deps: Surroundings, holder: TokenHolder, calendarId: string, id: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const calendar = requireRow(await findCalendar(tx, holder.organisationId, calendarId), 'calendar');
    const booking = await findBooking(tx, calendar, id);
    if (!booking) throw unknownBooking();
    const { start, seats, submissionId } = booking;
    const submission = { organisationId: holder.organisationId, id: submissionId };
    // Confirming and giving up lock the submission first, too.
    await lockFormSubmission(tx, submission);
    if (!(await findBooking(tx, calendar, id))) throw unknownBooking();
    // Stock before slots, as everybody takes and gives them back.
    const isLast = (await countBookings(tx, submission)) === 1;
    if (!isLast || !(await endHold(tx, submission, 'cancelled', deps.now()))) await releaseBooking(tx, id);
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-BOOKING-DELETE',
      subject: 'booking',
      subjectId: id,
      changes: { calendarId, start: start.toISOString(), seats, submissionId },
    });
  });
}
