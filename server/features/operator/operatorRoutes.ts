import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { pageOrganisations, readServed } from './servedOrganisations';

export const operatorRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listOrganisations, async ({ query: { limit = PAGE, ...page } }) =>
    toPage(await pageOrganisations(deps, { ...page, limit: limit + 1 }), limit, (row) => row),
  );

  mount(routes.getServedOrganisation, async ({ params }) => ({ data: await readServed(deps, params.orgId) }));
};
