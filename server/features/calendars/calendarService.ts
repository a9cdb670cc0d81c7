import { isDeepStrictEqual } from 'node:util';
import type { Calendar, createCalendar as createRoute, updateCalendar } from '../../../src/contract/records/calendars';
import type { BodyOut } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { idTakenError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { versionOf } from '../../text/versionOf';
import { createOwned, updateVersioned, type RecordKind } from '../audit/ownRecords';
import { lookAgain } from './openings';
import { listCalendars, insertCalendar, lockCalendar, saveCalendar, type CalendarRow } from './calendarStore';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;
export type NewCalendar = BodyOut<typeof createRoute>;

export function viewCalendar({ id, label, plan, waitingList, archived }: CalendarRow): Calendar {
  const { slots, hours, closed } = plan;
  const calendar = { id, label, slots: [...slots], hours: [...hours], closed: [...closed], waitingList, archived };
  return { ...calendar, version: versionOf(calendar) };
}

export const calendarKind: RecordKind<CalendarRow, Calendar> = {
  name: 'calendar',
  lock: lockCalendar,
  save: saveCalendar,
  logged: (row) => ({ ...viewCalendar(row) }),
  view: viewCalendar,
};

/** Makes a calendar within the caller's transaction. @throws HttpError 409 when the id is taken */
export async function createCalendar(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), label, slots = [], hours = [], closed = [], waitingList = false, archived = false }: NewCalendar,
  formId: string | null = null,
): Promise<CalendarRow> {
  const times = { createdAt: now(), updatedAt: now() };
  const row = { id, organisationId, label, plan: { slots, hours, closed }, waitingList, archived, formId, ...times };
  if (!(await insertCalendar(tx, row))) throw idTakenError('calendar');
  return row;
}

/** Makes a calendar with an organisation's token. */
export const createOwnCalendar = (deps: Surroundings, holder: TokenHolder, given: NewCalendar): Promise<Calendar> =>
  createOwned(deps, holder, calendarKind, (tx) => createCalendar(tx, deps, holder.organisationId, given));

/** Changes a calendar; absent keys stay, and bookings too. @throws Outdated when it is of another version; HttpError 404 */
export function changeCalendar(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { version, label, waitingList, archived, ...plan }: BodyOut<typeof updateCalendar>,
): Promise<Calendar> {
  return updateVersioned(deps, holder, calendarKind, { id, version }, async (row, tx) => {
    const { slots = row.plan.slots, hours = row.plan.hours, closed = row.plan.closed } = plan;
    const next = { slots, hours, closed };
    const offers = { archived: archived ?? row.archived, plan: next };
    // Seats may be free that somebody waits for.
    if (!isDeepStrictEqual(offers, { archived: row.archived, plan: row.plan }))
      await lookAgain(tx, deps, row, { dueAt: deps.now() });
    return {
      ...row,
      label: label ?? row.label,
      waitingList: waitingList ?? row.waitingList,
      ...offers,
    };
  });
}

export async function readCalendars({ database }: Surroundings, organisationId: string): Promise<Calendar[]> {
  return (await listCalendars(database.queries, organisationId)).map(viewCalendar);
}
