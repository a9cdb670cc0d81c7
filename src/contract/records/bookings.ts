import * as v from 'valibot';
import {
  countedPageOf,
  csvEntries,
  dataOf,
  day,
  identifier,
  instant,
  language,
  mode,
  outcome,
  pageEntries,
  pageLimit,
  pageOf,
  searchEntries,
  text,
  totalEntries,
  yesOrNo,
} from '../common';
import { defineRoute } from '../route';
import { MOST_SLOTS } from '../terms/calendarLimits';
import { calendarLabel, slotList } from './calendars';

const byCalendar = v.object({ calendarId: identifier });
const byBooking = v.object({ ...byCalendar.entries, bookingId: identifier });

/** Seats of a slot, and how many of them are booked. */
const slotSeats = { slot: v.string(), seats: v.number(), booked: v.number() };

const bookedCalendar = v.object({
  id: identifier,
  label: v.string(),
  /** The next slot to come within a quarter of a year; null when there is none. */
  next: v.nullable(v.object(slotSeats)),
  /** Seats booked from now on. */
  booked: v.number(),
});
export type BookedCalendar = v.InferOutput<typeof bookedCalendar>;

/** CALL-100. */
export const listBookedCalendars = defineRoute({
  id: 'ADMIN-BOOKED-CALENDAR-LIST',
  method: 'GET',
  path: '/admin/booked-calendars',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary:
    'Calendars, newest first, paged, by label or id, each with its next slot and the seats booked from now on; those that are archived with `archived=true` alone (CALL-100)',
  query: v.object({ ...searchEntries, archived: v.optional(yesOrNo), ...pageEntries }),
  response: pageOf(bookedCalendar),
});

const calendarDays = v.object({
  id: identifier,
  label: v.string(),
  archived: v.boolean(),
  mode,
  /** The first of the seven days. */
  from: day,
  /** Today, in the organisation's time zone. */
  today: day,
  /** `present` are seats of those who came; `waiting`, how many wait for the slot or for any of its day. */
  slots: v.array(v.object({ ...slotSeats, present: v.number(), waiting: v.number() })),
  waitingList: v.boolean(),
  /** How many wait in the whole calendar, and have not been told. */
  waiting: v.number(),
  /** The nearest days before and after with a slot, within a quarter of a year. */
  previous: v.nullable(day),
  next: v.nullable(day),
});
export type CalendarDays = v.InferOutput<typeof calendarDays>;

/** CALL-101. Numbers alone, never who booked. */
export const getCalendarDays = defineRoute({
  id: 'ADMIN-CALENDAR-DAYS-GET',
  method: 'GET',
  path: '/admin/calendars/:calendarId/days',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary:
    'Seven days of a calendar, slot by slot: seats, booked, present and waiting; without `from` those of the next slot (CALL-101)',
  params: byCalendar,
  query: v.object({ from: v.optional(day) }),
  response: dataOf(calendarDays),
});

/** Which bookings of a calendar: days of the organisation's time zone, or one slot. */
const window = { from: v.optional(day), to: v.optional(day), slot: v.optional(instant) };

/** Seats of a slot that a submission holds. */
const slotBooking = v.object({
  id: identifier,
  mode,
  slot: v.string(),
  seats: v.number(),
  submissionId: identifier,
  /** Until when it is held for whoever is to confirm it (SRV-15); null when it stands. */
  heldUntil: v.nullable(v.string()),
  createdAt: v.string(),
  /** When somebody ticked that they came; null as long as nobody did. */
  presentAt: v.nullable(v.string()),
  /** The sender's name, then the first answers (CALL-62). Absent unless requested. */
  excerpt: v.optional(v.array(v.string())),
  /** The form of the submission. Absent unless the excerpt is requested. */
  formId: v.optional(identifier),
});
export type SlotBooking = v.InferOutput<typeof slotBooking>;

/** A search looks through some thousands at a time: its page may be short, or empty, and have a next one. */
export const listBookings = defineRoute({
  id: 'ADMIN-BOOKING-LIST',
  method: 'GET',
  path: '/admin/calendars/:calendarId/bookings',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  contacts: 'editor',
  summary:
    'Bookings of a calendar by slot, paged, between two days of the organisation’s time zone or of one slot, by words of what was sent',
  params: byCalendar,
  query: v.object({
    ...window,
    after: pageEntries.before,
    mode: v.optional(mode),
    limit: v.optional(pageLimit),
    search: v.optional(text(100)),
    /** Not of a search. */
    ...totalEntries,
    excerpt: v.optional(yesOrNo),
    lang: v.optional(language),
  }),
  response: countedPageOf(slotBooking),
});

export const removeBooking = defineRoute({
  id: 'ADMIN-BOOKING-DELETE',
  method: 'DELETE',
  path: '/admin/calendars/:calendarId/bookings/:bookingId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  contacts: 'editor',
  summary: 'Free what a booking holds',
  params: byBooking,
  response: outcome({}),
});

/** CALL-102. The same again changes nothing: the first moment stays. */
export const setPresence = defineRoute({
  id: 'ADMIN-BOOKING-PRESENCE-SET',
  method: 'POST',
  path: '/admin/calendars/:calendarId/bookings/:bookingId/presence',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Tick that whoever booked came, or take it back; the same again changes nothing (CALL-102)',
  params: byBooking,
  request: v.strictObject({ present: v.boolean() }),
  response: outcome({ data: v.object({ id: identifier, presentAt: v.nullable(v.string()) }) }),
});

/** CALL-103. What several helpers at a door ask for again and again. */
export const getPresence = defineRoute({
  id: 'ADMIN-BOOKING-PRESENCE-GET',
  method: 'GET',
  path: '/admin/calendars/:calendarId/presence',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'Which bookings of some days or of a slot are ticked as present, and how many there are (CALL-103)',
  params: byCalendar,
  query: v.object(window),
  response: dataOf(v.object({ bookings: v.number(), present: v.array(v.object({ id: identifier, at: v.string() })) })),
});

/** CALL-104. */
export const exportBookings = defineRoute({
  id: 'ADMIN-BOOKING-EXPORT',
  method: 'GET',
  path: '/admin/calendars/:calendarId/bookings.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'Bookings of a calendar for spreadsheets, by slot, with who sent them and who came (CALL-104)',
  params: byCalendar,
  query: v.object({
    ...window,
    mode: v.optional(mode),
    search: v.optional(text(100)),
    ...csvEntries,
  }),
  response: v.string(),
  produces: 'text/csv',
  exports: true,
});

/** A calendar as its editors see it: numbers alone, never who booked. */
export const calendarSlots = v.object({
  id: identifier,
  label: v.string(),
  /** Slots that are listed one by one and still to come, earliest first; `booked` are seats taken. */
  slots: v.array(v.object({ start: v.string(), seats: v.number(), booked: v.number() })),
  /** How many weekly opening hours give it further slots (ADMIN-CALENDAR-UPDATE). */
  hours: v.number(),
  /** Whether visitors may wait for places of full slots. */
  waitingList: v.boolean(),
  /** Whether the caller may change it. */
  editable: v.boolean(),
});
export type CalendarSlots = v.InferOutput<typeof calendarSlots>;

export const calendarChange = v.strictObject({
  label: v.optional(calendarLabel),
  waitingList: v.optional(v.boolean()),
  /** One that is there gets other seats. */
  add: v.optional(slotList, []),
  remove: v.optional(v.pipe(v.array(instant), v.maxLength(MOST_SLOTS)), []),
});

/** CALL-69. */
export const getCalendarSlots = defineRoute({
  id: 'ADMIN-CALENDAR-SLOTS-GET',
  method: 'GET',
  path: '/admin/calendars/:calendarId/slots',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'A calendar with its coming slots and how many seats are taken (CALL-69)',
  params: byCalendar,
  response: dataOf(calendarSlots),
});

/** Takes changes, not the whole calendar: concurrent edits both survive, and a retry is harmless. Past slots make room for new ones. */
export const updateCalendarSlots = defineRoute({
  id: 'ADMIN-CALENDAR-SLOTS-UPDATE',
  method: 'PUT',
  path: '/admin/calendars/:calendarId/slots',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Rename a calendar, add slots and remove them, offer a waiting list or none; 409 `slotBooked` for one that is booked, `closedDay` on a day without slots, `tooManySlots` beyond 1000 (CALL-69)',
  params: byCalendar,
  request: calendarChange,
  response: outcome({ data: calendarSlots }),
  alsoAnswers: [409],
});
