import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { requirePlace } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';
import { createOwnCaisse, readCaisse, readCaisses, readOwnCaisse, updateCaisse } from './caisseService';

export const caisseRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.getCaisse, async ({ params: { caisseId: id }, query: { org, lang }, request }) => {
    const owner = await resolveOwner(deps, requirePlace(request), { org, kind: 'caisse', id });
    return { data: await readCaisse(queries, owner, id, lang) };
  });

  mount(routes.listCaisses, async ({ organisationId }) => ({ data: await readCaisses(deps, organisationId) }));

  mount(routes.getOwnCaisse, async ({ organisationId, params }) => ({
    data: await readOwnCaisse(queries, organisationId, params.caisseId),
  }));

  mount(routes.createCaisse, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnCaisse(deps, holder, body),
  }));

  mount(
    routes.updateCaisse,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateCaisse(deps, holder, params.caisseId, body),
    }),
    async ({ params, organisationId }) => ({
      success: true as const,
      data: await readOwnCaisse(queries, organisationId, params.caisseId),
    }),
  );
};
