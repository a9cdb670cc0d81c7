import * as v from 'valibot';
import { csvEntries, dataOf, identifier, language, outcome, pageEntries, pageOf, searchEntries, text } from '../common';
import { defineRoute } from '../route';

/** Where those stand who asked for a newsletter: they have still to confirm, they get it, or they left. */
export const subscriberStates = ['pending', 'confirmed', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Said of who was entered at the desk; others came by a page of the site. */
export const AT_DESK = 'desk';

const subscriber = v.object({
  id: identifier,
  email: v.string(),
  state: v.picklist(subscriberStates),
  lang: language,
  /** The words that they agree to, in that language. */
  consent: v.string(),
  consentAt: v.string(),
  confirmedAt: v.nullable(v.string()),
  leftAt: v.nullable(v.string()),
  /** The path of the page where they asked, or `desk`; null where it is not known. */
  source: v.nullable(v.string()),
});
export type Subscriber = v.InferOutput<typeof subscriber>;

const bySubscriber = v.object({ subscriberId: identifier });

/** CALL-97. */
export const countSubscribers = defineRoute({
  id: 'ADMIN-SUBSCRIBER-COUNT',
  method: 'GET',
  path: '/admin/subscribers',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'How many subscribe to the newsletter, have still to confirm, and left; and who came and went lately',
  response: dataOf(
    v.object({
      ...v.entriesFromList(subscriberStates, v.number()),
      /** Confirmed, and left, within the last thirty days. */
      joined: v.number(),
      gone: v.number(),
    }),
  ),
});
export type SubscriberCounts = v.InferOutput<typeof countSubscribers.response>['data'];

/** CALL-114. */
export const listSubscribers = defineRoute({
  id: 'ADMIN-SUBSCRIBER-LIST',
  method: 'GET',
  path: '/admin/subscribers/list',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  searches: ['search'],
  summary: 'Who asked for the newsletter, latest wish first, paged, by words of the address and by state (CALL-114)',
  query: v.strictObject({ ...searchEntries, state: v.optional(v.picklist(subscriberStates)), ...pageEntries }),
  response: pageOf(subscriber),
});

/** CALL-115. */
export const createSubscriber = defineRoute({
  id: 'ADMIN-SUBSCRIBER-CREATE',
  method: 'POST',
  path: '/admin/subscribers',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Ask somebody by mail whether they want the newsletter: it begins when they confirm (CALL-115)',
  request: v.strictObject({
    email: text(254),
    /** The organisation's own unless it is given: that of the words agreed to, and of the mail. */
    lang: v.optional(language),
  }),
  response: outcome({ data: subscriber }),
});

/** CALL-116. */
export const removeSubscriber = defineRoute({
  id: 'ADMIN-SUBSCRIBER-LEAVE',
  method: 'POST',
  path: '/admin/subscribers/:subscriberId/leave',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Take somebody off the newsletter, as if they had left; again, it changes nothing (CALL-116)',
  params: bySubscriber,
  response: outcome({ data: subscriber }),
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
  exports: true,
  query: v.strictObject(csvEntries),
  response: v.string(),
});
