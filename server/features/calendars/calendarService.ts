import type { Calendar, createCalendar as createRoute, updateCalendar } from '../../../src/contract/calendars';
import type { BodyOut } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../tokens';
import { differences, recordChange } from '../audit/recordChange';
import { listCalendars, insertCalendar, lockCalendar, saveCalendar, type CalendarRow } from './calendarStore';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;
export type NewCalendar = BodyOut<typeof createRoute>;

const view = ({ id, label, plan }: CalendarRow): Calendar => ({
  id,
  label,
  slots: [...plan.slots],
  hours: [...plan.hours],
  closed: [...plan.closed],
});

const noteOf = (action: string, before: CalendarRow | null, after: CalendarRow) => ({
  action,
  subject: 'calendar',
  subjectId: after.id,
  changes: differences(before && view(before), view(after)),
});

/** Makes a calendar within the caller's transaction. @throws HttpError 409 when the id is taken */
export async function createCalendar(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), label, slots = [], hours = [], closed = [] }: NewCalendar,
): Promise<CalendarRow> {
  const row = { id, organisationId, label, plan: { slots, hours, closed }, createdAt: now(), updatedAt: now() };
  if (!(await insertCalendar(tx, row))) throw new HttpError(409, 'This calendar id is taken.', 'taken');
  return row;
}

/** Makes a calendar with an organisation's token. */
export function createOwnCalendar(deps: Surroundings, holder: TokenHolder, given: NewCalendar): Promise<Calendar> {
  return deps.database.transaction(async (tx) => {
    const row = await createCalendar(tx, deps, holder.organisationId, given);
    await recordChange(tx, deps, holder, noteOf('ADMIN-CALENDAR-CREATE', null, row));
    return view(row);
  });
}

/** Changes a calendar; absent keys stay, and bookings too. @throws HttpError 404 */
export function changeCalendar(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { label, ...plan }: BodyOut<typeof updateCalendar>,
): Promise<Calendar> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockCalendar(tx, holder.organisationId, id), 'calendar');
    const { slots = row.plan.slots, hours = row.plan.hours, closed = row.plan.closed } = plan;
    const next = { ...row, label: label ?? row.label, plan: { slots, hours, closed }, updatedAt: deps.now() };
    await saveCalendar(tx, next);
    await recordChange(tx, deps, holder, noteOf('ADMIN-CALENDAR-UPDATE', row, next));
    return view(next);
  });
}

export async function readCalendars({ database }: Surroundings, organisationId: string): Promise<Calendar[]> {
  return (await listCalendars(database.queries, organisationId)).map(view);
}
