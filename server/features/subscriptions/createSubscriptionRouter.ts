import express, { Router, type Request, type Response } from 'express';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { languageAsked } from '../../http/languageAsked';
import { belongsHere } from '../../http/place';
import { labelRoute } from '../../http/requestLog';
import { contentPolicy, styleUrl } from '../sandbox/createSandboxRouter';
import { donorSubscription } from './donorSubscription';
import { meansUrl, stopSubscription } from './stopSubscription';
import { subscriptionNotice, subscriptionPage } from './subscriptionPage';

const path = '/abonnement/:token';

/** The page behind the link that confirmations of monthly gifts carry. Looking at it changes nothing: mail programs look too. */
export function createSubscriptionRouter(deps: Deps): Router {
  const router = Router();
  const find = async (request: Request, token: string) => {
    const found = await donorSubscription(deps, token);
    if (belongsHere(request, found.payment.organisationId)) return found;
    throw new HttpError(404, 'There is no such link.', 'unknown_subscription');
  };
  router.get(path, (request, response) =>
    answer(request, response, async (token) => show(await find(request, token), response, token, false)),
  );
  router.post(path, express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 5 }), (request, response) =>
    answer(request, response, async (token) => {
      const { action } = (request.body ?? {}) as { action?: unknown };
      const found = await find(request, token);
      if (action === 'ask') return show(found, response, token, true);
      const { payment, here } = found;
      if (action === 'stop') await stopSubscription(deps, payment.organisationId, payment.id, null);
      const next = action === 'means' ? await meansUrl(deps, payment.organisationId, payment.id, here) : here;
      response.redirect(303, next);
    }),
  );
  return router;
}

type Found = Awaited<ReturnType<typeof donorSubscription>>;

function show({ payment, view }: Found, response: Response, token: string, asking: boolean): void {
  const state = { lang: payment.lang, action: `/abonnement/${token}`, asking };
  response.type('html').send(subscriptionPage(view, state, { styleUrl }));
}

async function answer(request: Request, response: Response, work: (token: string) => Promise<void>): Promise<void> {
  // The address is a key: it is neither logged nor handed on.
  labelRoute(response, path);
  response.setHeader('Content-Security-Policy', contentPolicy);
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  try {
    await work(String(request.params['token']));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const kind = error.status === 404 ? 'unknown' : error.status === 409 ? 'ended' : 'unavailable';
    response
      .status(error.status)
      .type('html')
      .send(subscriptionNotice(languageAsked(request), kind, { styleUrl }));
  }
}
