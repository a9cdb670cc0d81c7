import * as v from 'valibot';
import { dataOf } from '../common';
import { defineRoute } from '../route';
import { contactImport } from './contactImports';

/** PERS-12. */
export const latestImport = defineRoute({
  id: 'ADMIN-CONTACT-IMPORT-LATEST',
  method: 'GET',
  path: '/admin/contacts/imports/latest',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'How far the latest list of people is that was begun to be entered (PERS-12)',
  response: dataOf(v.nullable(contactImport)),
});
