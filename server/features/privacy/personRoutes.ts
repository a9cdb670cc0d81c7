import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { erasePerson, previewErasure } from './erasePerson';
import { exportPerson } from './exportPerson';
import { readPerson } from '../../guard/person';

export const personRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const named = async (organisationId: string, given: Parameters<typeof readPerson>[0]) => {
    const organisation = await requireExistingOrganisation(deps.database.queries, organisationId);
    return { organisation, person: readPerson(given, organisation.country), until: deps.now() };
  };

  mount(routes.exportPerson, async ({ organisationId, body }) => {
    const { organisation, person } = await named(organisationId, body);
    return { data: await exportPerson(deps, organisation, person) };
  });
  mount(routes.previewErasure, async ({ organisationId, body }) => ({
    data: await previewErasure(deps, await named(organisationId, body)),
  }));
  mount(routes.erasePerson, async ({ organisationId, holder, body: { stop = false, ...given } }) => ({
    success: true as const,
    data: await erasePerson(deps, { ...(await named(organisationId, given)), holder, stop }),
  }));
};
