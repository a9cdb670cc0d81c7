import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, version } from '../common';
import { defineRoute } from '../route';
import { customPageEntries } from './customPages';

/** `hidden`: visitors do not find it (PAGE-03). */
export const pages = v.object({ ...customPageEntries, hidden: v.boolean() });
export type AdminPage = v.InferOutput<typeof pages>;
export const wholePage = v.object({ ...pages.entries, id: identifier, version });
const params = v.object({ contentId: identifier });

// A file of its own keeps the builder's bundle free of the schemas of other content.
export const getPage = defineRoute({
  id: 'ADMIN-PAGE-GET',
  method: 'GET',
  path: '/admin/pages/:contentId',
  access: 'organisation',
  scopes: ['everything', 'read', 'pages'],
  role: 'editor',
  summary: 'One page of blocks of the token’s organisation',
  params,
  response: dataOf(wholePage),
});

/** `version` is that of the page that was edited (BUILD-65). */
export const updatePage = defineRoute({
  id: 'ADMIN-PAGE-UPDATE',
  method: 'PUT',
  path: '/admin/pages/:contentId',
  access: 'organisation',
  scopes: ['everything', 'pages'],
  role: 'editor',
  summary: 'Change: page of blocks; absent keys stay as they are; 409 and the newest page for another `version`',
  params,
  request: v.strictObject({ ...v.partial(pages).entries, version: v.optional(version) }),
  response: changedOutcome({ data: wholePage }),
  conditions: ['version'],
  alsoAnswers: [409],
  bodyLimit: '700kb',
});
