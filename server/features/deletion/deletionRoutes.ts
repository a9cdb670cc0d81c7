import { deletionRoutes as routes } from '../../../src/contract/organisations/deletion';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { askDeletion, keepClosed, readDeletion } from './deletionService';

export const deletionRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.getDeletion, async ({ organisationId }) => ({ data: await readDeletion(deps, organisationId) }));

  mount(routes.deleteOrganisation, async ({ holder, body: { name } }) => ({
    success: true as const,
    data: await askDeletion(deps, holder, name),
  }));

  mount(routes.keepOrganisation, async ({ holder }) => ({
    success: true as const,
    data: await keepClosed(deps, holder),
  }));
};
