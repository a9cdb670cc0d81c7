import * as v from 'valibot';
import { dataOf, identifier, outcome } from '../common';
import { calendarChange, calendarSlots, type CalendarSlots } from '../records/bookings';
import { calendarLabel, slotList } from '../records/calendars';
import { defineRoute } from '../route';
import { byForm } from './forms';

export type FormCalendar = CalendarSlots;

const byCalendar = v.object({ ...byForm.entries, calendarId: identifier });

export const getFormCalendar = defineRoute({
  id: 'ADMIN-FORM-CALENDAR-GET',
  method: 'GET',
  path: '/admin/forms/:formId/calendars/:calendarId',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'A calendar that a form may name, with its coming slots and how many seats are taken',
  params: byCalendar,
  response: dataOf(calendarSlots),
});

/** A token of scope *forms* may change those that were made with a form of its own. */
export const createFormCalendar = defineRoute({
  id: 'ADMIN-FORM-CALENDAR-CREATE',
  method: 'POST',
  path: '/admin/forms/:formId/calendars',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary: 'Create a calendar for a form; 409 (`tooManyCalendars`) beyond 100 of one form',
  params: byForm,
  request: v.strictObject({ id: v.optional(identifier), label: calendarLabel, slots: slotList }),
  response: outcome({ data: calendarSlots }),
  alsoAnswers: [409],
});

/** Takes changes, not the whole calendar: concurrent edits both survive, and a retry is harmless. Past slots make room for new ones. */
export const updateFormCalendar = defineRoute({
  id: 'ADMIN-FORM-CALENDAR-UPDATE',
  method: 'PUT',
  path: '/admin/forms/:formId/calendars/:calendarId',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary:
    'Rename a calendar, add slots and remove them; 409 `slotBooked` for one that is booked, `closedDay` on a day without slots, `tooManySlots` beyond 1000',
  params: byCalendar,
  request: calendarChange,
  response: outcome({ data: calendarSlots }),
  alsoAnswers: [409],
});
