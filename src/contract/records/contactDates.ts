import * as v from 'valibot';
import { csvEntries, day, identifier, pageEntries, pageOf } from '../common';
import { defineRoute } from '../route';

const dateFilters = {
  kind: v.picklist(['hazkara', 'birthday', 'hebrewBirthday']),
  /** Today in the organisation's time zone when absent. */
  from: v.optional(day),
  /** Number of days after it, 1 to 100. */
  days: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
};

/** PERS-08. */
export const listContactDates = defineRoute({
  id: 'ADMIN-CONTACT-DATES',
  method: 'GET',
  path: '/admin/contacts/dates',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Memorials or birthdays that return within some days, by day, paged (PERS-08)',
  query: v.strictObject({ ...dateFilters, before: pageEntries.before }),
  response: pageOf(
    v.object({
      /** Id of the contact. */
      id: identifier,
      nom: v.string(),
      prenom: v.string(),
      raison: v.string(),
      /** Whose date it is, if not the contact's own. */
      name: v.string(),
      /** The day of its return. */
      date: day,
      /** The original date. */
      day,
      afterSunset: v.boolean(),
    }),
  ),
});

/** PERS-08. */
export const exportContactDates = defineRoute({
  id: 'ADMIN-CONTACT-DATES-EXPORT',
  method: 'GET',
  path: '/admin/contacts/dates/export',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'The same as CSV, with how each contact is reached (PERS-08)',
  query: v.strictObject({ ...dateFilters, ...csvEntries }),
  produces: 'text/csv',
  exports: true,
  response: v.string(),
});
