import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { meantOrganisation, resolveOrganisation, requirePlace } from '../../http/place';
import { storedProblem } from '../hosts/checkAddress';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { closeOrganisation, openAgain, readClosing } from './closeOrganisation';
import { foundOrganisation, readOrganisation, readOwnOrganisation, updateOrganisation } from './organisationService';
import { readSpokenOrganisation } from './spokenOrganisation';

export const organisationRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.getOrganisation, async ({ params, query, request }) => ({
    data: await readSpokenOrganisation(deps, resolveOrganisation(requirePlace(request), params.orgId), query.lang),
  }));

  mount(routes.getShownOrganisation, async ({ organisationId }) => ({
    data: await readOrganisation(deps, organisationId),
  }));

  mount(routes.getOwnOrganisation, async ({ organisationId }) => ({
    data: await readOwnOrganisation(deps, organisationId),
  }));

  mount(routes.createOrganisation, async ({ body, holder }) => {
    const given = { ...body, id: body.id ?? deps.ids.row() };
    const token = await foundOrganisation(deps, given, holder.signedIn?.user);
    return { success: true as const, data: await readOwnOrganisation(deps, given.id), token };
  });

  mount(
    routes.updateOrganisation,
    async ({ params, body, holder, request }) => ({
      success: true as const,
      ...(await updateOrganisation(deps, holder, meantOrganisation(requirePlace(request), params.orgId), body)),
    }),
    async ({ params, organisationId, request }) => {
      const id = meantOrganisation(requirePlace(request), params.orgId);
      if (id !== organisationId) return null;
      const problem = storedProblem(await requireExistingOrganisation(deps.database.queries, id));
      return { success: true as const, data: await readOwnOrganisation(deps, id), problem };
    },
  );

  mount(routes.getClosing, async ({ organisationId }) => ({
    data: await readClosing(deps.database.queries, organisationId),
  }));

  mount(routes.closeOrganisation, async ({ holder, body: { subscriptions } }) => ({
    success: true as const,
    data: await closeOrganisation(deps, holder, subscriptions),
  }));

  mount(routes.reopenOrganisation, async ({ holder }) => ({
    success: true as const,
    data: await openAgain(deps, holder),
  }));
};
