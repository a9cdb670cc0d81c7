import * as v from 'valibot';
import { changedOutcome, dataOf, day, identifier, instant, outcome, text, version } from '../common';
import { defineRoute } from '../route';
import { MOST_SEATS, MOST_SLOTS } from '../terms/calendarLimits';

const seats = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30'));

/** A slot that was written down by itself. */
const listedSlot = v.strictObject({
  start: v.pipe(
    instant,
    v.regex(/^2\d{3}-.*T\d\d:\d\d(:00(\.0+)?)?(Z|[+-])/, 'must be a whole minute of a year from 2000'),
  ),
  seats: v.optional(seats, 1),
});

/** When a calendar opens every week, in the organisation's time zone: slots of `length` minutes one after the other. */
const openingHours = v.pipe(
  v.strictObject({
    /** 1 is Monday, 7 Sunday. */
    weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    from: time,
    to: v.union([time, v.literal('24:00')]),
    length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(1440)), 15),
    seats: v.optional(seats, 1),
    validFrom: v.optional(v.nullable(day), null),
    validTo: v.optional(v.nullable(day), null),
  }),
  v.check(({ from, to }) => from < to, '`from` must be before `to`'),
);

export const calendarLabel = v.pipe(text(200), v.minLength(1));
export const slotList = v.pipe(v.array(listedSlot), v.maxLength(MOST_SLOTS));

const entries = {
  label: calendarLabel,
  slots: slotList,
  hours: v.pipe(v.array(openingHours), v.maxLength(50)),
  /** Days without any slot. */
  closed: v.pipe(v.array(day), v.maxLength(1000)),
  /** Whether visitors may ask to be told of places in full slots (WAIT-01). */
  waitingList: v.boolean(),
  /** Put away: it offers no slots, and what was booked stays. */
  archived: v.boolean(),
};

/** ENT-03 with its slot settings; `version` is another one with each change. */
const calendarResponse = v.object({ ...entries, id: identifier, version });
export type Calendar = v.InferOutput<typeof calendarResponse>;

export const createCalendar = defineRoute({
  id: 'ADMIN-CALENDAR-CREATE',
  method: 'POST',
  path: '/admin/calendars',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Create a calendar with slots that forms book',
  request: v.strictObject({
    id: v.optional(identifier),
    ...v.partial(v.object(entries)).entries,
    label: entries.label,
  }),
  response: outcome({ data: calendarResponse }),
});

const byCalendar = v.object({ calendarId: identifier });

export const updateCalendar = defineRoute({
  id: 'ADMIN-CALENDAR-UPDATE',
  method: 'PUT',
  path: '/admin/calendars/:calendarId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Change a calendar; absent keys stay as they are, and so do bookings; 409 and the newest calendar for another `version` (CALL-166)',
  params: byCalendar,
  request: v.strictObject({ ...v.partial(v.object(entries)).entries, version: v.optional(version) }),
  response: changedOutcome({ data: calendarResponse }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const listCalendars = defineRoute({
  id: 'ADMIN-CALENDAR-LIST',
  method: 'GET',
  path: '/admin/calendars',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'Calendars of the token’s organisation',
  response: dataOf(v.array(calendarResponse)),
});
