import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import {
  addEndpoint,
  changeEndpoint,
  readDeliveries,
  readEndpoints,
  removeEndpoint,
  replayEvent,
} from './endpointService';

const success = true as const;

export const endpointRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.createEndpoint, async ({ holder, body }) => ({ success, ...(await addEndpoint(deps, holder, body)) }));
  mount(routes.listEndpoints, async ({ organisationId }) => ({ data: await readEndpoints(deps, organisationId) }));
  mount(
    routes.updateEndpoint,
    async ({ holder, params, body }) => ({
      success,
      data: await changeEndpoint(deps, holder, params.endpointId, body),
    }),
    async ({ params, organisationId }) =>
      unchanged((await readEndpoints(deps, organisationId)).find(({ id }) => id === params.endpointId)),
  );
  mount(routes.deleteEndpoint, async ({ holder, params }) => {
    await removeEndpoint(deps, holder, params.endpointId);
    return { success };
  });
  mount(routes.listDeliveries, ({ organisationId, query }) => readDeliveries(deps, organisationId, query));
  mount(routes.replayDelivery, async ({ holder, params }) => ({
    success,
    data: await replayEvent(deps, holder, params.deliveryId),
  }));
};
