import * as v from 'valibot';
import { customSection } from '../campaigns/campaigns';
import { dataOf, identifier, pageOf, text } from '../common';
import { defineRoute } from '../route';
import { listedRevision, revisionEntries, revisionNumber } from '../revisions';
import { customPageEntries, PAGE_BLOCKS } from './customPages';

/** What the calls have in common: the last hundred of each record are kept, the newest being what is there (BUILD-100). */
const shared = {
  method: 'GET',
  access: 'organisation',
  scopes: ['everything', 'read', 'pages'],
  role: 'editor',
} as const;
const query = v.object(revisionEntries);
const response = pageOf(listedRevision);
const byPage = v.object({ contentId: identifier });
const bySection = v.object({ sectionId: identifier });
const which = { revision: revisionNumber };

export const listPageRevisions = defineRoute({
  ...shared,
  id: 'ADMIN-PAGE-REVISION-LIST',
  path: '/admin/pages/:contentId/revisions',
  summary: 'Revisions of a page of blocks, newest first, paged',
  params: byPage,
  query,
  response,
});

export const getPageRevision = defineRoute({
  ...shared,
  id: 'ADMIN-PAGE-REVISION-GET',
  path: '/admin/pages/:contentId/revisions/:revision',
  summary: 'A page of blocks as it was in a revision',
  params: v.object({ ...byPage.entries, ...which }),
  response: dataOf(v.object({ ...customPageEntries, ...listedRevision.entries })),
});

export const listSectionRevisions = defineRoute({
  ...shared,
  id: 'ADMIN-SECTION-REVISION-LIST',
  path: '/admin/sections/:sectionId/revisions',
  summary: 'Revisions of a custom section, newest first, paged',
  params: bySection,
  query,
  response,
});

export const getSectionRevision = defineRoute({
  ...shared,
  id: 'ADMIN-SECTION-REVISION-GET',
  path: '/admin/sections/:sectionId/revisions/:revision',
  summary: 'A custom section as it was in a revision',
  params: v.object({ ...bySection.entries, ...which }),
  response: dataOf(v.object({ ...v.omit(customSection, ['id']).entries, ...listedRevision.entries })),
});

export const listHomeRevisions = defineRoute({
  ...shared,
  id: 'ADMIN-SITE-REVISION-LIST',
  path: '/admin/site/revisions',
  summary: 'Revisions of the blocks of the home page, newest first, paged',
  query,
  response,
});

export const getHomeRevision = defineRoute({
  ...shared,
  id: 'ADMIN-SITE-REVISION-GET',
  path: '/admin/site/revisions/:revision',
  summary: 'The blocks of the home page as they were in a revision',
  params: v.object(which),
  response: dataOf(v.object({ content: text(PAGE_BLOCKS), ...listedRevision.entries })),
});
