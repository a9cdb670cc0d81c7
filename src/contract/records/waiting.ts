import * as v from 'valibot';
import {
  csvEntries,
  day,
  guardSolution,
  identifier,
  instant,
  language,
  orgQuery,
  outcome,
  pageLimit,
  pageOf,
  searchEntries,
  text,
} from '../common';
import { defineRoute } from '../route';

const byCalendar = v.object({ calendarId: identifier });
const byWait = v.object({ ...byCalendar.entries, waitId: identifier });

/** Days that are asked for at once. */
export const MOST_DAYS = 31;

/**
 * CALL-150. Of the days named, those that are full are waited for. The same answer whoever waits already (WAIT-02); a refusal has
 * `code` `free` when there are places after all, `late` when it is too near or past, `closed` when nobody can wait. Many at once are asked for a challenge (GUARD-CHALLENGE).
 */
export const waitForPlace = defineRoute({
  id: 'CALL-150',
  method: 'POST',
  path: '/forms/calendar/:calendarId/waiting',
  access: 'public',
  summary: 'Ask to be told when a place of a full slot, or of a full day, becomes free; it holds no place',
  params: byCalendar,
  query: orgQuery,
  request: v.object({
    /** The form that is being filled in. */
    formId: identifier,
    name: v.pipe(text(100), v.trim(), v.minLength(1)),
    email: text(254),
    /** A full slot as CALL-02 names it, or days for any slot of theirs: one of the two. */
    slot: v.optional(instant),
    days: v.optional(v.pipe(v.array(day), v.minLength(1), v.maxLength(MOST_DAYS))),
    /** The organisation's own unless it is given: that of the words agreed to, and of the mail. */
    lang: v.optional(language),
    /** The page that the form stands in, where the mail leads if it is one of the organisation's. */
    page: v.optional(text(2048)),
    /** A field that only robots see; people leave it empty. */
    website: v.optional(text(2048)),
    guard: v.optional(guardSolution),
  }),
  response: outcome({}),
});

const wait = v.object({
  id: identifier,
  name: v.string(),
  email: v.string(),
  lang: language,
  /** A slot, or a day for any slot of it. */
  wanted: v.string(),
  createdAt: v.string(),
  /** When they were told, by a mail or otherwise; null while they wait. */
  toldAt: v.nullable(v.string()),
  /** The slot that the mail told of. */
  toldFor: v.nullable(v.string()),
  /** Whether they have booked in the calendar since. */
  booked: v.boolean(),
});
export type Wait = v.InferOutput<typeof wait>;

/** Which of those who wait: for any slot of a day, or for one slot or its day. */
const asked = { day: v.optional(day), slot: v.optional(instant), ...searchEntries };

/** CALL-151. */
export const listWaits = defineRoute({
  id: 'ADMIN-WAIT-LIST',
  method: 'GET',
  path: '/admin/calendars/:calendarId/waiting',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  contacts: 'editor',
  summary: 'Who waits for places of a calendar, in the order of arrival, paged, by day, slot and words (CALL-151)',
  params: byCalendar,
  query: v.strictObject({ ...asked, after: v.optional(identifier), limit: v.optional(pageLimit) }),
  response: pageOf(wait),
});

/** CALL-152. The same again changes nothing: the first moment stays. */
export const setWaitTold = defineRoute({
  id: 'ADMIN-WAIT-TOLD',
  method: 'POST',
  path: '/admin/calendars/:calendarId/waiting/:waitId/told',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  contacts: 'editor',
  summary: 'Note that somebody who waits was told: no mail tells them any more; again, it changes nothing (CALL-152)',
  params: byWait,
  response: outcome({ data: wait }),
});

/** CALL-153. */
export const removeWait = defineRoute({
  id: 'ADMIN-WAIT-DELETE',
  method: 'DELETE',
  path: '/admin/calendars/:calendarId/waiting/:waitId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  contacts: 'editor',
  summary: 'Take somebody off the waiting list of a calendar (CALL-153)',
  params: byWait,
  response: outcome({}),
});

/** CALL-154. */
export const exportWaits = defineRoute({
  id: 'ADMIN-WAIT-EXPORT',
  method: 'GET',
  path: '/admin/calendars/:calendarId/waiting.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'Who waits for places of a calendar, in the order of arrival, for spreadsheets (CALL-154)',
  params: byCalendar,
  query: v.strictObject({ ...asked, ...csvEntries }),
  response: v.string(),
  produces: 'text/csv',
  exports: true,
});

/** The calls of waiting lists. */
export const waitingRoutes = { waitForPlace, listWaits, setWaitTold, removeWait, exportWaits };
