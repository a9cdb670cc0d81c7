import * as v from 'valibot';
import { identifier, outcome } from '../common';
import { defineRoute } from '../route';
import { byContact, contactRecord } from './contacts';

const pair = v.strictObject({ other: identifier });

/** PERS-06. */
export const mergeContact = defineRoute({
  id: 'ADMIN-CONTACT-MERGE',
  method: 'POST',
  path: '/admin/contacts/:contactId/merge',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Merge another contact into this one; nothing of either is lost (PERS-06)',
  params: byContact,
  request: pair,
  response: outcome({ data: contactRecord }),
});

/** PERS-06. */
export const unmergeContact = defineRoute({
  id: 'ADMIN-CONTACT-UNMERGE',
  method: 'POST',
  path: '/admin/contacts/:contactId/unmerge',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Undo a merge: the other contact stands by itself again, with its own records (PERS-06)',
  params: byContact,
  request: pair,
  response: outcome({ data: contactRecord }),
});

/** PERS-06. */
export const partContacts = defineRoute({
  id: 'ADMIN-CONTACT-APART',
  method: 'POST',
  path: '/admin/contacts/:contactId/apart',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Say that two contacts that look alike are two: they are no longer suggested (PERS-06)',
  params: byContact,
  request: pair,
  response: outcome({ data: contactRecord }),
});
