import * as v from 'valibot';
import { dataOf } from '../common';
import { defineRoute } from '../route';

const lastBackup = v.object({
  /** As of when the last backup is, ISO 8601; null where none was made by the server's own command. */
  at: v.nullable(v.string()),
});

export const getLastBackup = defineRoute({
  id: 'ADMIN-BACKUP',
  method: 'GET',
  path: '/admin/backup',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'When the server was last backed up, payments and all (CALL-210)',
  response: dataOf(lastBackup),
});
