import * as v from 'valibot';
import { csvEntries, dataOf } from '../common';
import { defineRoute } from '../route';
import { listFilters, namedContact } from './contacts';

/** PERS-06. */
export const listDoubles = defineRoute({
  id: 'ADMIN-CONTACT-DOUBLES',
  method: 'GET',
  path: '/admin/contacts/doubles',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Pairs of contacts of the same name or number, at most fifty (PERS-06)',
  response: dataOf(v.array(v.object({ one: namedContact, other: namedContact, reason: v.picklist(['name', 'tel']) }))),
});

/** PERS-09. */
export const exportContacts = defineRoute({
  id: 'ADMIN-CONTACT-EXPORT',
  method: 'GET',
  path: '/admin/contacts/export',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'The contacts that the filters leave, as CSV (PERS-09)',
  query: v.strictObject({ ...listFilters, ...csvEntries }),
  produces: 'text/csv',
  exports: true,
  response: v.string(),
});
