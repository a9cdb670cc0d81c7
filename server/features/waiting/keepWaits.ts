import type { Wait } from '../../../src/contract/records/waiting';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { readingOf } from '../bookings/bookingService';
import { holdCalendar } from '../calendars/calendarStore';
import { lookAgain } from '../calendars/openings';
import { deleteWait, findWait, lockBeside, lockWait, noteTold, type WaitRow } from '../calendars/waitStore';
import { LONGEST_TURN } from '../calendars/turnEnd';
import { viewWait } from './waitList';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;
interface Named {
  readonly calendarId: string;
  readonly waitId: string;
}

async function lockNamed(tx: Queries, { organisationId }: TokenHolder, { calendarId, waitId }: Named) {
  const calendar = requireRow(await holdCalendar(tx, organisationId, calendarId), 'calendar');
  const wait = await lockWait(tx, calendar, waitId);
  if (!wait) throw new HttpError(404, 'Nobody waits under this id.', 'unknown_wait');
  return wait;
}

/** Notes that somebody was told, once (CALL-152). @throws HttpError 404 */
export const tellByHand = (deps: Surroundings, holder: TokenHolder, named: Named): Promise<Wait> =>
  deps.database.transaction(async (tx) => {
    const wait = await lockNamed(tx, holder, named);
    if (wait.toldAt === null) {
      const now = deps.now();
      const turnEndsAt = new Date(now.getTime() + LONGEST_TURN);
      await noteTold(tx, wait.id, { toldAt: now, toldFor: null, turnEndsAt });
      await note(tx, deps, holder, 'ADMIN-WAIT-TOLD', wait);
    }
    const { zone } = await readingOf(tx, holder.organisationId);
    return viewWait(requireRow(await findWait(tx, wait.id), 'wait'), zone);
  });

/** Takes somebody off the list (CALL-153). @throws HttpError 404 */
export const takeOff = (deps: Surroundings, holder: TokenHolder, named: Named): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const wait = await lockNamed(tx, holder, named);
    await remove(tx, deps, wait);
    await note(tx, deps, holder, 'ADMIN-WAIT-DELETE', wait);
  });

/** Somebody leaves by the link in their mail, with all that they wait for in the calendar. */
export const leaveList = (deps: Surroundings, wait: WaitRow): Promise<void> =>
  deps.database.transaction(async (tx) => {
    await holdCalendar(tx, wait.organisationId, wait.calendarId);
    for (const one of await lockBeside(tx, wait)) await remove(tx, deps, one);
  });

/** Whose turn it was waits no more: the next one is told. */
async function remove(tx: Queries, deps: Surroundings, { id }: WaitRow): Promise<void> {
  const gone = await deleteWait(tx, id);
  if (!gone?.toldFor) return;
  const calendar = { organisationId: gone.organisationId, id: gone.calendarId };
  await lookAgain(tx, deps, calendar, { start: gone.toldFor, dueAt: deps.now() });
}

const note = (
  tx: Queries,
  deps: Surroundings,
  holder: TokenHolder,
  action: string,
  { id, calendarId, wanted }: WaitRow,
) => recordChange(tx, deps, holder, { action, subject: 'wait', subjectId: id, changes: { calendarId, wanted } });
