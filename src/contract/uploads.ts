import * as v from 'valibot';
import { identifier } from './common';
import { defineRoute } from './route';

export const getUpload = defineRoute({
  id: 'ADMIN-UPLOAD-GET',
  method: 'GET',
  path: '/admin/uploads/:doc',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'A file that a visitor sent, to be saved',
  params: v.object({ doc: identifier }),
  response: v.undefined(),
  produces: 'application/octet-stream',
});
