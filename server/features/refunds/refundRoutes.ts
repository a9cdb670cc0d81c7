import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { getPayment } from './getPayment';
import { refundPayment } from './refundPayment';

export const refundRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.getPayment, async ({ organisationId, params }) => ({
    data: await getPayment(deps, organisationId, params.paymentId),
  }));

  mount(routes.refundPayment, async ({ holder, params, body }) => ({
    success: true as const,
    data: await refundPayment(deps, holder, params.paymentId, body),
  }));
};
