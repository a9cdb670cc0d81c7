import { routes } from '../../../src/contract/routes';
import { customPages } from '../../db/schema';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { PAGE } from '../../page';
import { requireRow } from '../../requireOwned';
import { findContent } from '../content/contentStore';
import { findPageRevision, pageOfRevisions, revised, type Revised } from '../revisions/revisionStore';
import { viewRevision, viewRevisions } from '../revisions/viewRevisions';
import { findSection } from '../sections/sectionStore';
import { HOME_BLOCKS } from './siteSettings';

interface Asked {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** Earlier versions of pages, custom sections and the home page, for their organisation (BUILD-100). */
export const revisionRoutes: FeatureRoutes<Deps> = (mount, { database: { queries } }) => {
  const pageOf = async (organisationId: string, id: string) =>
    revised('page', requireRow(await findContent(queries, customPages, organisationId, id), 'page'));
  const sectionOf = async (organisationId: string, id: string) =>
    revised('section', requireRow(await findSection(queries, organisationId, id), 'section'));
  const homeOf = (organisationId: string) => revised('home', { organisationId, id: HOME_BLOCKS });

  const list = async (record: Revised, { before, limit = PAGE }: Asked) =>
    viewRevisions(await pageOfRevisions(queries, record, { before, limit: limit + 1 }), limit);
  const read = async <K extends Revised['kind']>(record: Revised<K>, revision: number) => {
    const row = requireRow(await findPageRevision(queries, record, revision), 'revision');
    return { ...row.settings, content: row.content, ...viewRevision(row) };
  };

  mount(routes.listPageRevisions, async ({ organisationId, params, query }) =>
    list(await pageOf(organisationId, params.contentId), query),
  );
  mount(routes.getPageRevision, async ({ organisationId, params: { contentId, revision } }) => ({
    data: await read(await pageOf(organisationId, contentId), revision),
  }));
  mount(routes.listSectionRevisions, async ({ organisationId, params, query }) =>
    list(await sectionOf(organisationId, params.sectionId), query),
  );
  mount(routes.getSectionRevision, async ({ organisationId, params: { sectionId, revision } }) => ({
    data: await read(await sectionOf(organisationId, sectionId), revision),
  }));
  mount(routes.listHomeRevisions, ({ organisationId, query }) => list(homeOf(organisationId), query));
  mount(routes.getHomeRevision, async ({ organisationId, params: { revision } }) => ({
    data: await read(homeOf(organisationId), revision),
  }));
};
