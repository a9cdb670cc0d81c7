import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { PAGE, toPage } from '../../page';
import { sealedPlaces } from '../../secrets/sealedPlaces';
import { subscriptionOrder } from '../../ledger/paymentOrders';
import { requireExistingOrganisation, findReading } from '../organisations/organisationStore';
import { donorSubscription } from './donorSubscription';
import { exportSubscriptions } from './exportSubscriptions';
import { manageUrl } from './manageUrl';
import { countSubscriptions, pageSubscriptions, readSubscriptionDetail } from './readSubscription';
import { meansUrl, stopSubscription } from './stopSubscription';

export const subscriptionRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const managedAt = async (organisationId: string, paymentId: string) =>
    manageUrl(deps, await requireExistingOrganisation(deps.database.queries, organisationId), paymentId);

  mount(routes.listSubscriptions, async ({ organisationId, query: { limit = PAGE, mode, ...page } }) => {
    const { queries } = deps.database;
    const { shown } = await findReading(queries, organisationId, mode);
    const places = sealedPlaces(deps, 'subscriptions', organisationId, subscriptionOrder(page));
    const asked = { ...page, mode: shown, before: places.open(page.before), limit: limit + 1 };
    const rows = await pageSubscriptions(queries, organisationId, asked);
    const found = toPage(
      rows,
      limit,
      ({ view }) => view,
      ({ payment }) => places.of(payment),
    );
    if (page.total !== 'true') return found;
    return { ...found, total: await countSubscriptions(queries, organisationId, asked) };
  });

  mount(routes.exportSubscriptions, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'abonnements', table: 'subscriptions' });
    return exportSubscriptions(deps, organisationId, query);
  });

  mount(routes.getAdminSubscription, async ({ organisationId, params: { paymentId } }) => ({
    data: await readSubscriptionDetail(deps.database.queries, organisationId, paymentId),
  }));

  mount(routes.stopSubscription, async ({ organisationId, holder, params: { paymentId } }) => ({
    success: true as const,
    data: await stopSubscription(deps, organisationId, paymentId, holder),
  }));

  mount(routes.changeMeans, async ({ organisationId, params: { paymentId } }) => ({
    success: true as const,
    url: await meansUrl(deps, organisationId, paymentId, await managedAt(organisationId, paymentId)),
  }));

  mount(routes.getSubscription, async ({ params: { token } }) => ({
    data: (await donorSubscription(deps, token)).view,
  }));

  mount(routes.changeSubscription, async ({ params: { token }, body: { action } }) => {
    const { payment, view, here } = await donorSubscription(deps, token);
    if (action === 'means') {
      const url = await meansUrl(deps, payment.organisationId, payment.id, here);
      return { success: true as const, data: view, url };
    }
    await stopSubscription(deps, payment.organisationId, payment.id, null);
    return { success: true as const, data: (await donorSubscription(deps, token)).view };
  });
};
