import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import { unchanged, type FeatureRoutes } from '../../../http/mount';
import { PAGE, toPage } from '../../../page';
import { sealedPlaces } from '../../../secrets/sealedPlaces';
import { requireExistingOrganisation } from '../../organisations/organisationStore';
import { changeLink } from './changeLink';
import { createLink, endLink, readLink, readOwnLink, viewLink } from './linkService';
import { linkOrder } from './linkOrder';
import { countLinks, pageLinks } from './linkStore';

export const linkRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.getLink, async ({ params }) => ({ data: (await readLink(deps, params.lienId)).page }));

  mount(routes.listLinks, async ({ organisationId, query: { limit = PAGE, before, search, sort, ending, total } }) => {
    const isEnding = ending === 'true';
    const order = linkOrder(sort, isEnding);
    const places = sealedPlaces(deps, 'links', organisationId, order);
    const asked = { endingAt: isEnding ? deps.now() : undefined, search, order, before: places.open(before) };
    const rows = await pageLinks(deps.database.queries, organisationId, { ...asked, limit: limit + 1 });
    const organisation = await requireExistingOrganisation(deps.database.queries, organisationId);
    const { data, next } = toPage(rows, limit, (row) => viewLink(deps, organisation, row), places.of);
    return {
      ...{ data: await Promise.all(data), next },
      ...(total === 'true' && { total: await countLinks(deps.database.queries, organisationId, asked) }),
    };
  });

  mount(routes.getAdminLink, async ({ organisationId, params }) => ({
    data: await readOwnLink(deps, organisationId, params.lienId),
  }));

  mount(routes.createLink, async ({ body, holder }) => ({
    success: true as const,
    data: await createLink(deps, holder, body),
  }));

  mount(
    routes.updateLink,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await changeLink(deps, holder, params.lienId, body),
    }),
    async ({ params, organisationId }) => unchanged(await readOwnLink(deps, organisationId, params.lienId)),
  );

  mount(routes.revokeLink, async ({ params, holder }) => ({
    success: true as const,
    data: await endLink(deps, holder, params.lienId),
  }));
};
