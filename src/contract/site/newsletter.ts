import * as v from 'valibot';
import { guardSolution, identifier, language, outcome, text } from '../common';
import { defineRoute } from '../route';

const address = text(254);
const organisation = { orgId: identifier };

/** CALL-10: a link of former sites. Programs open links too, so it asks for a mail and no more (NL-02). */
export const askNewsletter = defineRoute({
  id: 'CALL-10',
  method: 'GET',
  path: '/mailing/subscribe/:orgId/:email',
  access: 'public',
  summary: 'Ask for an organisation’s newsletter: a mail goes out whose button begins it',
  params: v.object({ ...organisation, email: address }),
  response: outcome({}),
});

/**
 * CALL-40, what the box on sites sends (NL-01). The same answer whoever subscribes already (NL-03); many at once are asked for a
 * challenge (GUARD-CHALLENGE).
 */
export const subscribe = defineRoute({
  id: 'CALL-40',
  method: 'POST',
  path: '/mailing/subscribe/:orgId',
  access: 'public',
  summary: 'Ask for an organisation’s newsletter in a language: a mail goes out whose button begins it',
  params: v.object(organisation),
  request: v.object({
    email: address,
    /** The organisation's own unless it is given: that of the words agreed to, and of the mail. */
    lang: v.optional(language),
    /** The path of the page where they ask; nothing of what comes after `?` or `#`. */
    page: v.optional(v.pipe(text(300), v.regex(/^\/[^?#]*$/, 'must be a path'))),
    guard: v.optional(guardSolution),
  }),
  response: outcome({}),
});
