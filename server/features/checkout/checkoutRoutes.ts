import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { visitorOf } from '../../guard/visitorOf';
import type { FeatureRoutes } from '../../http/mount';
import { requirePlace } from '../../http/place';
import { changePayment } from './change/changePayment';
import { openCheckout } from './submit/openCheckout';
import { findCheckoutContext } from './submit/findCheckoutContext';
import { readPaymentRequest } from './submit/readPaymentRequest';
import { submitPayment } from './submit/submitPayment';

export const checkoutRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.submitPayment, async ({ body, request }) => {
    const submission = readPaymentRequest(body.config);
    const order = await findCheckoutContext(deps, requirePlace(request), submission);
    const visitor = visitorOf(request, body);
    const url = order.link?.paymentId
      ? await changePayment(deps, submission, { ...order, link: order.link }, visitor)
      : await openCheckout(deps, await submitPayment(deps, submission, order, visitor));
    return { success: true as const, url };
  });
};
