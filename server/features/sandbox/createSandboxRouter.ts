import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import express, { Router, type Request, type Response } from 'express';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import { sandboxCheckouts } from '../../db/schema';
import { HttpError } from '../../errors';
import { actOnCheckout, deliveryModes, refundedCharges } from '../../gateways/sandbox/actOnCheckout';
import { expireCheckout } from '../../gateways/sandbox/expireCheckout';
import { sandboxActions, type SandboxAction } from '../../gateways/sandbox/nextStep';
import type { SandboxCheckout, SandboxDeps } from '../../gateways/sandbox/sandboxDeps';
import { languageAsked } from '../../http/languageAsked';
import { labelRoute } from '../../http/requestLog';
import { requirePlace } from '../../http/place';
import { meansPage } from './meansPage';
import { payPage, unknownPayPage } from './payPage';
import styles from './payPage.css';

const pressed = v.object({
  action: v.picklist(sandboxActions),
  charge: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
  delivery: v.optional(v.picklist(deliveryModes), 'once'),
});

export const styleUrl = `/pay/style-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;

/**
 * No `form-action 'self'`: browsers apply it to the redirects after a form too, and those lead to the organisation's site,
 * which may redirect further.
 */
export const contentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action http: https:; frame-ancestors 'none'; base-uri 'none'";

/** The sandbox's pay page at `/pay/{id}`: the only page that plays a bank, so it lives beside the API, not inside it. */
export function createSandboxRouter(deps: SandboxDeps): Router {
  const router = Router();
  router.get(styleUrl, (_request, response) => {
    labelRoute(response, '/pay/style.css');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.type('css').send(styles);
  });
  router.get('/pay/:checkoutId', async (request, response) => {
    const id = checkoutIdOf(request, response);
    await expireCheckout(deps, id);
    await show(deps, request, response, id);
  });
  router.get('/pay/:checkoutId/means', (request, response) =>
    show(deps, request, response, checkoutIdOf(request, response), meansPage),
  );
  router.post(
    '/pay/:checkoutId',
    express.urlencoded({ extended: false, limit: '2kb', parameterLimit: 10 }),
    async (request, response) => {
      const id = checkoutIdOf(request, response);
      const asked = v.safeParse(pressed, request.body);
      if (!asked.success) throw new HttpError(400, 'The form is malformed.', 'malformed');
      const acted = await actOnCheckout(deps, id, asked.output);
      if (!acted) return show(deps, request, response, id);
      response.redirect(303, addressAfter(acted.checkout, asked.output.action));
    },
  );
  return router;
}

/** @throws HttpError 404 at an organisation's own address: a provider's page would speak in its name, whoever is paid */
function checkoutIdOf(request: Request, response: Response): string {
  labelRoute(response, '/pay/:checkoutId');
  if (requirePlace(request).owner !== null) throw new HttpError(404, 'Page not found', 'not_found');
  response.setHeader('Content-Security-Policy', contentPolicy);
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cache-Control', 'no-store');
  const id = request.params['checkoutId'];
  return v.is(identifier, id) ? id : '';
}

async function show(
  deps: SandboxDeps,
  request: Request,
  response: Response,
  id: string,
  page: typeof payPage = payPage,
): Promise<void> {
  const { queries } = deps.database;
  const [checkout] = await queries.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  if (checkout) response.type('html').send(page(checkout, await refundedCharges(queries, id), { styleUrl }));
  else
    response
      .status(404)
      .type('html')
      .send(unknownPayPage(languageAsked(request), { styleUrl }));
}

const leaving: readonly SandboxAction[] = ['pay', 'decline', 'cancel'];

/** After paying once the payer goes home; a monthly gift stays, so that its next months can be played. */
function addressAfter(checkout: SandboxCheckout, action: SandboxAction): string {
  const here = `/pay/${checkout.id}`;
  if (action === 'means') return checkout.backUrl ?? here;
  if (!leaving.includes(action)) return here;
  if (checkout.state === 'active') return here;
  return checkout.taken > 0 ? checkout.successUrl : checkout.cancelUrl;
}
