import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { visitorOf } from '../../guard/visitorOf';
import type { FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { requirePlace, resolveOrganisation } from '../../http/place';
import { placeIn } from '../../db/listOrder';
import { PAGE, toPage } from '../../page';
import { findOrganisation } from '../organisations/organisationStore';
import { askFor } from './askFor';
import { exportSubscribers } from './exportSubscribers';
import { dropSubscriber, enterSubscriber } from './keepSubscribers';
import { countSubscribers, pageSubscribers, subscriberOrder, viewSubscriber } from './subscriberList';

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
    const { language: lang } = organisation;
    await askFor(deps, { organisation, email: params.email, lang, source: null, visitor });
    return { success: true as const };
  });

  mount(routes.subscribe, async ({ params, body, request }) => {
    const organisation = await organisationOf(resolveOrganisation(requirePlace(request), params.orgId));
    const { email, lang = organisation.language, page: source = null } = body;
    await askFor(deps, { organisation, email, lang, source, visitor: visitorOf(request, body) });
    return { success: true as const };
  });

  mount(routes.countSubscribers, async ({ organisationId }) => ({
    data: await countSubscribers(deps.database.queries, organisationId, deps.now()),
  }));

  mount(routes.listSubscribers, async ({ organisationId, query }) => {
    const { limit = PAGE, ...asked } = query;
    const page = { ...asked, limit: limit + 1 };
    const rows = await pageSubscribers(deps.database.queries, organisationId, page, deps.now());
    return toPage(rows, limit, viewSubscriber, placeIn(subscriberOrder));
  });

  mount(routes.createSubscriber, async ({ body, holder }) => ({
    success: true as const,
    data: await enterSubscriber(deps, holder, body),
  }));

  mount(routes.removeSubscriber, async ({ params, holder }) => ({
    success: true as const,
    data: await dropSubscriber(deps, holder, params.subscriberId),
  }));

  mount(routes.exportSubscribers, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'abonnes', table: 'subscribers' });
    return exportSubscribers(deps, organisationId);
  });
};
