import { outcome } from '../common';
import { defineRoute } from '../route';
import { byImport, contactImport } from './contactImports';

/** PERS-12. */
export const startImport = defineRoute({
  id: 'ADMIN-CONTACT-IMPORT-START',
  method: 'POST',
  path: '/admin/contacts/imports/:importId/start',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Enter the people of a list into the address book; again changes nothing (PERS-12)',
  params: byImport,
  response: outcome({ data: contactImport }),
});

/** PERS-12. */
export const cancelImport = defineRoute({
  id: 'ADMIN-CONTACT-IMPORT-CANCEL',
  method: 'POST',
  path: '/admin/contacts/imports/:importId/cancel',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Enter no more people of a list; those who are entered stay (PERS-12)',
  params: byImport,
  response: outcome({ data: contactImport }),
});
