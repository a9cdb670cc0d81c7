import * as v from 'valibot';
import { dataOf, guardSolution, identifier, language, outcome, text } from '../common';
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
    guard: v.optional(guardSolution),
  }),
  response: outcome({}),
});

export const countSubscribers = defineRoute({
  id: 'ADMIN-SUBSCRIBER-COUNT',
  method: 'GET',
  path: '/admin/subscribers',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'How many subscribe to the newsletter: who confirmed and has not left',
  response: dataOf(v.object({ confirmed: v.number() })),
});

/** Confirmed subscribers, oldest first; cells that a spreadsheet would take for a formula start with an apostrophe. */
export const exportSubscribers = defineRoute({
  id: 'ADMIN-SUBSCRIBER-EXPORT',
  method: 'GET',
  path: '/admin/subscribers/export',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'The newsletter’s subscribers with what they agreed to, as CSV',
  produces: 'text/csv',
  response: v.string(),
});
