import { isDeepStrictEqual } from 'node:util';
import type {
  createFormCalendar,
  FormCalendar,
  updateFormCalendar,
} from '../../../../src/contract/forms/formCalendars';
import type { BodyOut } from '../../../../src/contract/route';
import { MOST_SLOTS } from '../../../../src/contract/terms/calendarLimits';
import { dayOfSlot, type SlotPlan, zonedTime } from '../../../../src/core/calendar';
import { timeZoneOf } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import type { Caller } from '../../../secrets/tokens';
import { createOwned, updateOwned, type RecordKind } from '../../audit/ownRecords';
import { requireExistingOrganisation } from '../../organisations/organisationStore';
import { calendarKind, createCalendar } from '../../calendars/calendarService';
import { bookedAt } from '../../calendars/bookingStore';
import { lookAgain } from '../../calendars/openings';
import { countOfForm, findCalendar, type CalendarRow } from '../../calendars/calendarStore';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;
type Listed = SlotPlan['slots'][number];

/** Calendars made with one form: a limit for tokens that others hold. */
const MOST_CALENDARS = 100;

const mayChange = ({ grant }: Pick<Caller, 'grant'>, { formId }: CalendarRow) =>
  grant.scope !== 'read' && (grant.scope !== 'forms' || (formId !== null && grant.forms.includes(formId)));
const at = ({ start }: Pick<Listed, 'start'>) => Date.parse(start);
const zoneOf = async (queries: Queries, organisationId: string) =>
  timeZoneOf(await requireExistingOrganisation(queries, organisationId));

/** A calendar as whoever edits forms sees it (BUILD-93). */
async function view(queries: Queries, { now }: Pick<Deps, 'now'>, caller: Caller, row: CalendarRow) {
  const { slots, hours, closed } = row.plan;
  const timeZone = await zoneOf(queries, row.organisationId);
  const zone = zonedTime(timeZone);
  const coming = slots
    .filter((slot) => at(slot) > now().getTime() && !closed.includes(dayOfSlot(slot.start, timeZone) ?? ''))
    .sort((a, b) => at(a) - at(b));
  const starts = coming.map((slot) => new Date(at(slot)));
  const booked = await bookedAt(queries, row, starts);
  return {
    id: row.id,
    label: row.label,
    slots: coming.map((slot) => ({
      start: zone.textOf(at(slot)),
      seats: slot.seats,
      booked: booked.get(at(slot)) ?? 0,
    })),
    hours: hours.length,
    waitingList: row.waitingList,
    editable: mayChange(caller, row),
  } satisfies FormCalendar;
}

const kindFor = (deps: Surroundings, caller: Caller): RecordKind<CalendarRow, FormCalendar> => ({
  ...calendarKind,
  view: (row, tx) => view(tx, deps, caller, row),
});

/** @throws HttpError 404 */
export async function readFormCalendar(deps: Surroundings, caller: Caller, id: string): Promise<FormCalendar> {
  const { queries } = deps.database;
  return view(queries, deps, caller, requireRow(await findCalendar(queries, caller.organisationId, id), 'calendar'));
}

/** Makes a calendar with a form, whose editors may change it from then on. @throws HttpError 409 */
export function createWithForm(
  deps: Surroundings,
  caller: Caller,
  formId: string,
  { slots, ...given }: BodyOut<typeof createFormCalendar>,
): Promise<FormCalendar> {
  return createOwned(deps, caller, kindFor(deps, caller), async (tx) => {
    if ((await countOfForm(tx, caller.organisationId, formId)) >= MOST_CALENDARS)
      throw new HttpError(409, `A form has at most ${MOST_CALENDARS} calendars of its own.`, 'tooManyCalendars');
    const unique = [...new Map(slots.map((slot) => [at(slot), slot])).values()];
    return createCalendar(tx, deps, caller.organisationId, { ...given, slots: unique }, formId);
  });
}

/** Renames a calendar, adds slots and removes them. @throws HttpError 403 for another's, 404, 409 */
export function changeSlots(
  deps: Surroundings,
  caller: Caller,
  id: string,
  { label = '', waitingList, add, remove }: BodyOut<typeof updateFormCalendar>,
): Promise<FormCalendar> {
  return updateOwned(deps, caller, kindFor(deps, caller), id, async (row, tx) => {
    if (!mayChange(caller, row)) throw new HttpError(403, 'This token may not change this calendar.', 'scope');
    const kept = new Map(row.plan.slots.map((slot) => [at(slot), slot]));
    for (const start of remove) kept.delete(Date.parse(start));
    for (const slot of add) kept.set(at(slot), slot);
    await refuseBooked(tx, row, kept, [...remove.map((start) => Date.parse(start)), ...add.map(at)]);
    const timeZone = await zoneOf(tx, row.organisationId);
    const closed = add.filter(({ start }) => row.plan.closed.includes(dayOfSlot(start, timeZone) ?? ''));
    if (closed.length > 0) throw conflict('closedDay', 'The calendar is closed on a day of these slots.', closed);
    const isSame =
      row.plan.slots.length === kept.size &&
      row.plan.slots.every((slot) => isDeepStrictEqual(kept.get(at(slot)), slot));
    const next = { ...row, label: label || row.label, waitingList: waitingList ?? row.waitingList };
    if (isSame) return isDeepStrictEqual(next, row) ? row : next;
    // Seats may be free that somebody waits for.
    await lookAgain(tx, deps, row, { dueAt: deps.now() });
    return { ...next, plan: { ...row.plan, slots: fitting(kept, deps.now().getTime()) } };
  });
}

/** Whoever booked keeps the place: neither the slot goes nor the seats. */
async function refuseBooked(
  tx: Queries,
  row: CalendarRow,
  kept: ReadonlyMap<number, Listed>,
  touched: readonly number[],
): Promise<void> {
  const booked = await bookedAt(
    tx,
    row,
    touched.map((moment) => new Date(moment)),
  );
  const lost = row.plan.slots.filter((slot) => (booked.get(at(slot)) ?? 0) > (kept.get(at(slot))?.seats ?? 0));
  if (lost.length > 0) throw conflict('slotBooked', 'Seats of these slots are booked.', lost);
}

/** As many as a calendar may list; past ones make room, oldest first. */
function fitting(kept: ReadonlyMap<number, Listed>, now: number): Listed[] {
  const slots = [...kept].sort(([a], [b]) => a - b);
  if (slots.filter(([moment]) => moment > now).length > MOST_SLOTS)
    throw conflict('tooManySlots', `A calendar lists at most ${MOST_SLOTS} slots.`, []);
  return slots.slice(-MOST_SLOTS).map(([, slot]) => slot);
}

const conflict = (code: string, message: string, slots: readonly Listed[]) =>
  new HttpError(
    409,
    message,
    code,
    slots.slice(0, 20).map(({ start }) => ({ path: start, message })),
  );
