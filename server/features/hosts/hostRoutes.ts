import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import type { Caller, TokenHolder } from '../../secrets/tokens';
import { operatorOf } from '../tokens/tokenService';
import { claimHost, removeHost, assignHost, proveHost, readHosts } from './hostService';
import { checkAddress } from './checkAddress';

const success = true as const;

/** An operator as the log of an organisation names them: who is signed in, else the one at the machine. */
const actingFor = (caller: Caller, organisationId: string): TokenHolder =>
  caller.signedIn ? { ...caller, organisationId } : operatorOf(organisationId);

export const hostRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listHosts, ({ organisationId }) => readHosts(deps, organisationId));
  mount(routes.addHost, async ({ holder, body }) => ({ success, data: await claimHost(deps, holder, body.host) }));
  mount(routes.checkHost, async ({ holder, params }) => {
    const data = await proveHost(deps, holder, params.host);
    await checkAddress(deps, holder.organisationId);
    return { success, data };
  });
  mount(routes.removeHost, async ({ holder, params }) => {
    await removeHost(deps, holder, params.host);
    return { success };
  });
  mount(routes.giveHost, async ({ holder, params }) => {
    const data = await assignHost(deps, actingFor(holder, params.orgId), params.host);
    await checkAddress(deps, params.orgId);
    return { success, data };
  });
  mount(routes.takeHost, async ({ holder, params }) => {
    await removeHost(deps, actingFor(holder, params.orgId), params.host, routes.takeHost.id);
    return { success };
  });
};
