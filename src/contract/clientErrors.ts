import * as v from 'valibot';
import { text } from './common';
import { defineRoute } from './route';

/** CALL-25: a failing widget reports itself. Texts are cut, never stored with personal data. */
export const reportError = defineRoute({
  id: 'CALL-25',
  method: 'POST',
  path: '/errors',
  access: 'public',
  summary: 'Report an error caught by an element’s boundary',
  request: v.object({
    message: text(2000),
    stack: v.optional(text(20_000)),
    tags: v.object({
      page: v.optional(text(2048)),
      organisationId: v.optional(text(64)),
      organisationName: v.optional(text(200)),
      type: v.literal('client'),
    }),
  }),
  response: v.undefined(),
});
