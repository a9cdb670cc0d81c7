import type { Request, Response } from 'express';
import { routes } from '../../../src/contract/routes';
import type { Language } from '../../../src/contract/common';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { receiveWebhook } from '../webhooks/receiveWebhook';
import { createCheckoutGuard, type CheckoutGuard } from './checkoutGuard';
import { listPayments } from './listPayments';
import { openCheckout } from './openCheckout';
import { readSubmission } from './readSubmission';
import { submitPayment } from './submitPayment';

export const paymentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const guard = createCheckoutGuard();

  mount(routes.submitPayment, async ({ body, request, response }) => {
    const submission = readSubmission(body.config);
    const address = await admit(guard, request, response, submission.lang ?? 'fr');
    const payment = await submitPayment(deps, submission);
    guard.opened(payment.id, address);
    return { success: true as const, url: await openCheckout(deps, payment) };
  });

  mount(routes.receiveWebhook, async ({ params, request }) => {
    await receiveWebhook(deps, guard, params.provider, request);
    return { success: true as const };
  });

  mount(routes.listPayments, ({ organisationId, query }) => listPayments(deps, organisationId, query));
};

/** The client's address, which only a configured proxy may set by a header (SRV-09). @throws HttpError 429 */
async function admit(guard: CheckoutGuard, request: Request, response: Response, lang: Language): Promise<string> {
  const address = request.ip ?? '';
  const wait = await guard.admit(address);
  if (wait === 0) return address;
  response.setHeader('Retry-After', String(wait));
  throw new HttpError(429, serverTexts[lang].refusals.tooManyAttempts, 'tooManyAttempts');
}
