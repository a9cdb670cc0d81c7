import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { contentHandlers } from '../content/contentHandlers';
import { pageKind, pagesThat } from './pageKind';
import { readSite, updateSite, viewSite } from './siteSettings';

/** Pages of blocks, and what is set for the whole site, for their organisation. */
export const customPageRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const pages = contentHandlers(deps, pageKind);
  mount(routes.listPages, (call) => pages.list(call, call.query.state && pagesThat(call.query.state)));
  mount(routes.getPage, pages.read);
  mount(routes.createPage, pages.create);
  mount(routes.updatePage, pages.change, pages.present);
  mount(routes.deletePage, pages.remove);

  const { queries } = deps.database;
  const shown = async (organisationId: string) => viewSite(await readSite(queries, organisationId));
  mount(routes.getSite, async ({ organisationId }) => ({ data: await shown(organisationId) }));
  mount(
    routes.updateSite,
    async ({ holder, body }) => ({ success: true as const, data: await updateSite(deps, holder, body) }),
    async ({ organisationId }) => ({ success: true as const, data: await shown(organisationId) }),
  );
};
