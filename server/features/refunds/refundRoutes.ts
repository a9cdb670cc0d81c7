import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { refundPayment } from './refundPayment';

export const refundRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.refundPayment, async ({ holder, params, body }) => ({
    success: true as const,
    data: await refundPayment(deps, holder, params.paymentId, body),
  }));
};
