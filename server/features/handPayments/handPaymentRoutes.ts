import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { notePayment } from './notePayment';
import { takeBackPayment } from './takeBackPayment';

export const handPaymentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.createPayment, async ({ holder, body }) => ({
    success: true as const,
    data: await notePayment(deps, holder, body),
  }));

  mount(routes.cancelPayment, async ({ holder, params, body }) => ({
    success: true as const,
    data: await takeBackPayment(deps, holder, params.paymentId, body),
  }));
};
