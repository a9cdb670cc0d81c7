import * as v from 'valibot';
import { defineRoute } from './route';

/** CALL-41: every call of the API, for programs that read such a document. */
export const openApi = defineRoute({
  id: 'CALL-41',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'All calls as an OpenAPI 3.1 document',
  response: v.unknown(),
  bare: true,
});
