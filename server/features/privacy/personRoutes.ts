import type { BodyOut } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { erasePerson, previewErasure } from './erasePerson';
import { exportPerson } from './exportPerson';
import { readPerson } from '../../guard/person';
import { readUnreached } from './readUnreached';

export const personRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  const named = async (organisationId: string, { contactId, ...given }: BodyOut<typeof routes.previewErasure>) => {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    if (contactId !== undefined && Object.keys(given).length > 0) throw malformed('contactId', 'must be given alone');
    const person =
      contactId === undefined
        ? readPerson(given, organisation.country)
        : await readUnreached(queries, organisationId, contactId);
    return { organisation, person, until: deps.now() };
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
