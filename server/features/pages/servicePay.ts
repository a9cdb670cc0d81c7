import { Router } from 'express';
import * as v from 'valibot';
import { identifier, language } from '../../../src/contract/common';
import { languagePrefix } from '../../../src/core/organisation';
import { pagePath, serviceConfig } from '../../../src/core/site';
import type { Deps } from '../../deps';
import { BusinessRefusal, HttpError } from '../../errors';
import { visitorOf } from '../../guard/visitorOf';
import { requirePlace, resolveOrganisation } from '../../http/place';
import { labelRoute } from '../../http/requestLog';
import { createIntent } from '../checkout/intent/createIntent';
import { findOrganisation } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { findService } from '../services/serviceStore';
import { viewService } from '../services/serviceView';

/** The forms of services and subscriptions, whose press came before our scripts did (SERV-01): leads to the payment. */
export function createServicePayRouter(deps: Deps): Router {
  const router = Router();
  const path = `${pagePath('SERVICES')}/:serviceId/payer`;
  router.post([path, `/:lang${path}`], async (request, response, next) => {
    const { serviceId, lang: segment } = request.params;
    if (segment !== undefined && !v.is(language, segment)) return next();
    labelRoute(response, path);
    const place = requirePlace(request);
    const { queries } = deps.database;
    const organisation = await findOrganisation(queries, resolveOrganisation(place, undefined));
    const found =
      organisation && v.is(identifier, serviceId) && (await findService(queries, organisation.id, serviceId));
    if (!found || !found.active) throw new HttpError(404, 'There is no such service.', 'not_found');
    const service = viewService(found, organisation.devise);
    const lang = segment ?? organisation.language;
    const list = pagePath(service.recurrent === 1 ? 'ABONNEMENTS' : 'SERVICES');
    const returnUrl = `${siteAddress(deps, organisation)}${languagePrefix(organisation, lang)}${list}`;
    const config = serviceConfig({ organisation, service, lang, returnUrl });
    const idempotencyKey = `service-${deps.ids.secret()}`.slice(0, 80);
    const { url } = await createIntent(deps, place, { config, idempotencyKey }, visitorOf(request, {})).catch(toPage);
    response.set('Cache-Control', 'no-store').redirect(303, url);
  });
  return router;
}

/** A refusal is an answer of calls: here it is a page that says so. */
function toPage(error: unknown): never {
  throw error instanceof BusinessRefusal ? new HttpError(409, error.message, error.code) : error;
}
