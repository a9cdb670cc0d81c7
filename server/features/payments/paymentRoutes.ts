import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { getPayment } from '../refunds/getPayment';
import { placeOf } from '../../http/placeOf';
import { visitorOf } from '../../guard/visitorOf';
import { receiveWebhook } from '../../ledger/receiveWebhook';
import { changePayment } from './changePayment';
import { correctPayer } from './correctPayer';
import { exportPayments } from './exportPayments';
import { listPayments } from './listPayments';
import { openCheckout } from './openCheckout';
import { orderOf } from './orderOf';
import { readSubmission } from './readSubmission';
import { submitPayment } from './submitPayment';

export const paymentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.submitPayment, async ({ body, request }) => {
    const submission = readSubmission(body.config);
    const order = await orderOf(deps, placeOf(request), submission);
    const visitor = visitorOf(request, body);
    const url = order.link?.paymentId
      ? await changePayment(deps, submission, { ...order, link: order.link }, visitor)
      : await openCheckout(deps, await submitPayment(deps, submission, order, visitor));
    return { success: true as const, url };
  });

  mount(routes.receiveWebhook, async ({ params, request }) => {
    await receiveWebhook(deps, params.provider, request);
    return { success: true as const };
  });

  mount(routes.exportPayments, async ({ organisationId, query, response }) => {
    response.setHeader('Content-Disposition', 'attachment; filename="paiements.csv"');
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
};
