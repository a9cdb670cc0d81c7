import { dayOf } from '../../../src/core/calendar';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { loggable } from '../../loggable';
import { queueLetter } from '../../outbox/queueLetter';
import { readingOf } from '../bookings/bookingService';
import { lockCalendar, type CalendarKey, type CalendarRow } from '../calendars/calendarStore';
import { dueOpenings, isLookedAt, lookAgain, putOff, takeOpening, type Opening } from '../calendars/openings';
import {
  countTurns,
  firstInLine,
  isWaitedFor,
  nextInLine,
  noteTold,
  waitedDays,
  type WaitRow,
} from '../calendars/waitStore';
import { findForm } from '../forms/definition/formStore';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { takesNow } from './takesNow';
import { turnEnd } from '../calendars/turnEnd';
import { comingSlots, type Coming } from './wantedSlots';

/** Kind of the mail that tells somebody. */
export const LETTER = 'placeFree';

const LATER = 5 * 60_000;

/** People told in one transaction: whoever books meanwhile waits for it. */
const AT_ONCE = 20;

/**
 * Tells the first who wait for slots of which a place may have become free (WAIT-03). Each opening is looked at by one process, in a
 * transaction of its own; one that fails is put off, and holds up no other. Returns how many openings were looked at.
 */
export async function tellWaiting(deps: Deps, signal?: AbortSignal): Promise<number> {
  const { queries } = deps.database;
  let looked = 0;
  for (const opening of await dueOpenings(queries, deps.now())) {
    if (signal?.aborted) break;
    try {
      await deps.database.transaction((tx) => look(tx, deps, opening));
      looked += 1;
    } catch (error) {
      deps.log.error({ opening: opening.id, error: loggable(error) }, 'nobody told of a free place');
      await putOff(queries, opening.id, new Date(deps.now().getTime() + LATER));
    }
  }
  return looked;
}

async function look(tx: Queries, deps: Deps, { id, organisationId, calendarId, start, day }: Opening): Promise<void> {
  const now = deps.now();
  if (!(await takeOpening(tx, id, now))) return;
  const reading = await readingOf(tx, organisationId);
  const one = start ? dayOf(start.getTime(), reading.zone) : day;
  if (one === null) return lookAtDays(tx, deps, { organisationId, id: calendarId });
  // One after the other: nobody is told twice, and no more than there are places.
  const calendar = await lockCalendar(tx, organisationId, calendarId);
  if (!calendar || calendar.archived) return;
  const coming = await comingSlots(tx, calendar, [one], { ...reading, now });
  let room = AT_ONCE;
  for (const slot of coming) {
    if (start && slot.at !== start.getTime()) continue;
    if (room > 0) room -= await tellOf(tx, deps, calendar, slot, room);
    else await lookAgain(tx, deps, calendar, { start: new Date(slot.at), dueAt: now });
  }
}

/** Each in a transaction of its own: whoever books in the calendar waits for none of them long. */
async function lookAtDays(tx: Queries, deps: Deps, calendar: CalendarKey): Promise<void> {
  const now = deps.now();
  for (const day of await waitedDays(tx, calendar, now)) await lookAgain(tx, deps, calendar, { day, dueAt: now });
}

/**
 * Tells as many as there are free places, less those whose turn it is. Nobody is told of two slots at once: whoever waits for many
 * days would get as many mails when a week is opened.
 * @param most whom it tells; the others are told by the next run
 * @returns how many it told
 */
async function tellOf(
  tx: Queries,
  deps: Deps,
  calendar: CalendarRow,
  { at, text, free }: Coming,
  most: number,
): Promise<number> {
  const [now, start] = [deps.now(), new Date(at)];
  const turnEndsAt = turnEnd(now, start);
  if (free <= 0 || !turnEndsAt) return 0;
  const targets = [text, text.slice(0, 10)];
  const left = free - (await countTurns(tx, calendar, start, now));
  let told = 0;
  const [open, shut] = [new Set<string>(), new Array<string>()];
  while (told < Math.min(left, most)) {
    const wait = await firstInLine(tx, calendar, targets, { now, shut });
    if (!wait) break;
    if (!open.has(wait.formId) && !(await isTaken(tx, deps, wait))) {
      shut.push(wait.formId);
      continue;
    }
    open.add(wait.formId);
    told += 1;
    await noteTold(tx, wait.id, { toldAt: now, toldFor: start, turnEndsAt });
    const about = `${wait.id}-${now.toISOString()}`;
    const payload = { waitId: wait.id, toldAt: now.toISOString() };
    await queueLetter(tx, deps, { organisationId: wait.organisationId, kind: LETTER, about, payload });
  }
  if (told > 0) await lookAgain(tx, deps, calendar, { start, dueAt: turnEndsAt });
  if (told === most && told < left) await lookAgain(tx, deps, calendar, { start, dueAt: now });
  else if (told < left) await lookForOthers(tx, deps, calendar, { start, targets, turnEndsAt });
  return told;
}

/** A slot with free places that nobody in line can be told of now. */
interface Left {
  readonly start: Date;
  readonly targets: readonly string[];
  readonly turnEndsAt: Date;
}

/** Schedules another look for when the first of them finishes a turn for another slot, or when a turn begun now would end. */
async function lookForOthers(tx: Queries, deps: Deps, calendar: CalendarRow, { start, targets, turnEndsAt }: Left) {
  if (!(await isWaitedFor(tx, calendar, targets))) return;
  const now = deps.now();
  const next = await nextInLine(tx, calendar, targets, now);
  const dueAt = next && next < turnEndsAt ? next : turnEndsAt;
  if (await isLookedAt(tx, calendar, { start, after: now, until: dueAt })) return;
  await lookAgain(tx, deps, calendar, { start, dueAt });
}

/** Whether the form by which somebody waits takes bookings now: else their turn would pass in silence. */
async function isTaken(tx: Queries, deps: Deps, { organisationId, calendarId, formId }: WaitRow): Promise<boolean> {
  const form = await findForm(tx, organisationId, formId);
  const organisation = await requireExistingOrganisation(tx, organisationId);
  return form !== null && (await takesNow(tx, deps, { form, organisation }, calendarId));
}
