import { Router, type Request } from 'express';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { identifier, language } from '../../../src/contract/common';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { allowAllOrigins } from '../../http/headers';
import { belongsHere, requirePlace, resolveOrganisation } from '../../http/place';
import { labelRoute } from '../../http/requestLog';
import type { ReadState } from '../campaigns/reading/readCampaign';
import { findOrganisation } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { cardPage, cardStyles, cardStylesAddress } from './cardPage';
import { ownAddress } from './ownAddress';
import { qrPng } from './qrPng';
import { languageIn, titleOf } from './titleOf';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data: https: http:; frame-ancestors 'self'; base-uri 'none'";

/**
 * QR codes and cards of an organisation's own pages (LINK-06): `/qr?path=/don/toit` as SVG, with `&format=png` as PNG;
 * `/qr/carte?path=/don/toit` a card of A6 to be printed, with `&lang=he` in another language.
 */
export function createCardsRouter(deps: Deps, readState: ReadState): Router {
  const router = Router();

  router.get(cardStylesAddress, (_request, response) => {
    labelRoute(response, '/assets/card.css');
    response.type('css').set('Cache-Control', 'public, max-age=31536000, immutable').send(cardStyles);
  });

  router.get('/qr', allowAllOrigins, async (request, response) => {
    labelRoute(response, '/qr');
    const { address } = await asked(deps, request);
    const isPng = request.query['format'] === 'png';
    response.type(isPng ? 'png' : 'svg').set('Cache-Control', 'public, max-age=3600');
    response.send(isPng ? qrPng(address) : renderSVG(address, { ecc: 'M', border: 4 }));
  });

  router.get('/qr/carte', async (request, response) => {
    labelRoute(response, '/qr/carte');
    const { organisation, site, path, address } = await asked(deps, request);
    const { language: own } = organisation;
    const lang = [request.query['lang'], languageIn(path)].find((one) => v.is(language, one)) ?? own;
    const code = `/qr?${new URLSearchParams({ org: organisation.id, path }).toString()}`;
    const title = await titleOf(deps, readState, organisation, { path, lang });
    response.set('Content-Security-Policy', policy).set('Cache-Control', 'no-cache').type('html');
    response.send(cardPage({ lang, organisation, title, address, site, code }));
  });
  return router;
}

/** The page that is meant, of the organisation of the address. @throws HttpError 404 */
async function asked(deps: Deps, request: Request) {
  const { org, path = '/' } = request.query;
  const id = resolveOrganisation(requirePlace(request), v.is(identifier, org) ? org : undefined);
  const organisation = await findOrganisation(deps.database.queries, id);
  if (!organisation || !belongsHere(request, organisation.id))
    throw new HttpError(404, 'There is no such organisation.', 'not_found');
  const site = siteAddress(deps, organisation);
  const address = typeof path === 'string' ? ownAddress(site, path) : null;
  if (typeof path !== 'string' || address === null)
    throw new HttpError(404, 'This is no page of the organisation.', 'not_found');
  return { organisation, site, path, address };
}
