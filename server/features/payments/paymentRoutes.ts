import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { getPayment } from './getPayment';
import { receiveWebhook } from '../../ledger/receiveWebhook';
import { correctPayer } from './correctPayer';
import { exportPayments } from './exportPayments';
import { resendMail } from './letters/resendMail';
import { listPayments } from './listPayments';
import { readStory } from './story/readStory';

export const paymentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.receiveWebhook, async ({ params, request }) => {
    await receiveWebhook(deps, params.provider, request);
    return { success: true as const };
  });

  mount(routes.exportPayments, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'paiements', table: 'payments' });
    return exportPayments(deps, organisationId, query);
  });

  mount(
    routes.correctPayer,
    async ({ holder, params, body }) => ({
      success: true as const,
      data: await correctPayer(deps, holder, params.paymentId, body),
    }),
    async ({ params, organisationId }) => unchanged(await getPayment(deps, organisationId, params.paymentId)),
  );

  mount(routes.listPayments, ({ organisationId, query }) => listPayments(deps, organisationId, query));
  mount(routes.getPayment, async ({ organisationId, params }) => ({
    data: await getPayment(deps, organisationId, params.paymentId),
  }));

  mount(routes.getPaymentStory, async ({ holder, params }) => ({
    data: await readStory(deps, holder, params.paymentId),
  }));

  mount(routes.resendMail, async ({ holder, params, body }) => {
    await resendMail(deps, holder, params.paymentId, body);
    return { success: true as const };
  });
};
