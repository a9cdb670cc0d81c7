import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { createOwnService, readServices, updateService } from './serviceService';

export const serviceRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listServices, async ({ organisationId }) => ({ data: await readServices(deps, organisationId) }));

  mount(routes.createService, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnService(deps, holder, body),
  }));

  mount(
    routes.updateService,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateService(deps, holder, params.serviceId, body),
    }),
    async ({ params, organisationId }) =>
      unchanged((await readServices(deps, organisationId)).find(({ id }) => id === params.serviceId)),
  );
};
