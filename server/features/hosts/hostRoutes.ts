import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { claimHost, removeHost, assignHost, proveHost, readHosts } from './hostService';
import { checkAddress } from './checkAddress';

const success = true as const;

export const hostRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listHosts, ({ organisationId }) => readHosts(deps, organisationId));
  mount(routes.addHost, async ({ holder, body }) => ({ success, data: await claimHost(deps, holder, body.host) }));
  mount(routes.checkHost, async ({ holder, params }) => {
    const data = await proveHost(deps, holder, params.host);
    await checkAddress(deps, holder.organisationId);
    return { success, data };
  });
  mount(routes.removeHost, async ({ holder, params }) => {
    await removeHost(deps, holder.organisationId, params.host, holder);
    return { success };
  });
  mount(routes.giveHost, async ({ params }) => {
    const data = await assignHost(deps, params.orgId, params.host);
    await checkAddress(deps, params.orgId);
    return { success, data };
  });
  mount(routes.takeHost, async ({ params }) => {
    await removeHost(deps, params.orgId, params.host, null);
    return { success };
  });
};
