import { outcome } from '../common';
import { defineRoute } from '../route';
import { byContact } from './contacts';

/** PERS-05. */
export const removeContact = defineRoute({
  id: 'ADMIN-CONTACT-REMOVE',
  method: 'DELETE',
  path: '/admin/contacts/:contactId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Take somebody out of the address book who has paid, sent and promised nothing (PERS-05)',
  params: byContact,
  response: outcome({}),
});
