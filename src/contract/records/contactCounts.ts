import * as v from 'valibot';
import { dataOf } from '../common';
import { defineRoute } from '../route';

/** PERS-04. */
export const countContacts = defineRoute({
  id: 'ADMIN-CONTACT-COUNTS',
  method: 'GET',
  path: '/admin/contacts/counts',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'How many contacts there are, and how many have each tag (PERS-04)',
  response: dataOf(v.object({ total: v.number(), tags: v.array(v.object({ tag: v.string(), count: v.number() })) })),
});
