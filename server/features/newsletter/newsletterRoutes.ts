import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { visitorOf } from '../../guard/visitorOf';
import type { FeatureRoutes } from '../../http/mount';
import { requirePlace, resolveOrganisation } from '../../http/place';
import { findOrganisation } from '../organisations/organisationStore';
import { askFor } from './askFor';
import { exportSubscribers } from './exportSubscribers';
import { countConfirmed } from './subscriberStore';

/** The newsletter: asking for it, and who gets it. */
export const newsletterRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const organisationOf = async (id: string) => {
    const found = await findOrganisation(deps.database.queries, id);
    if (!found) throw new HttpError(404, 'There is no such organisation.', 'not_found');
    return found;
  };

  mount(routes.askNewsletter, async ({ params, request }) => {
    const organisation = await organisationOf(resolveOrganisation(requirePlace(request), params.orgId));
    const visitor = visitorOf(request, {});
    await askFor(deps, { organisation, email: params.email, lang: organisation.language, visitor });
    return { success: true as const };
  });

  mount(routes.subscribe, async ({ params, body, request }) => {
    const organisation = await organisationOf(resolveOrganisation(requirePlace(request), params.orgId));
    const { email, lang = organisation.language } = body;
    await askFor(deps, { organisation, email, lang, visitor: visitorOf(request, body) });
    return { success: true as const };
  });

  mount(routes.countSubscribers, async ({ organisationId }) => ({
    data: { confirmed: await countConfirmed(deps.database.queries, organisationId) },
  }));

  mount(routes.exportSubscribers, ({ organisationId, response }) => {
    response.setHeader('Content-Disposition', 'attachment; filename="abonnes.csv"');
    return exportSubscribers(deps, organisationId);
  });
};
