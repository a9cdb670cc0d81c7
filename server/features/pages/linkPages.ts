import { Router, type Request, type Response } from 'express';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import type { Language } from '../../../src/contract/terms/languages';
import { checkoutAddress, readArrival } from '../../../src/core/payment';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { html } from '../../text/html';
import { languageAsked } from '../../http/languageAsked';
import { labelRoute } from '../../http/requestLog';
import { visitorOf } from '../../guard/visitorOf';
import { createIntent } from '../checkout/intent/createIntent';
import { belongsHere, requirePlace } from '../../http/place';
import { siteAddress } from '../organisations/siteAddress';
import { contentPolicy } from './contentPolicy';
import { renderFramedPage } from './pageLayout';
import { languagesOf } from '../site/composePage';
import type { SiteDeps } from '../site/pageResolver';
import { resolvePage } from '../site/resolvePage';
import { sendSitePage } from './sitePage';
import { linkAddress, readLink, type ShownLink } from '../checkout/link/linkService';

/**
 * Pages of payment links, to open, share and scan. `/l/{id}` carries title and picture for sharing and sends browsers
 * on to `/l/{id}/go`, which creates the intent: programs that merely inspect a link create none.
 */
export function createLinkPagesRouter(deps: SiteDeps): Router {
  const router = Router();

  router.get('/l/:lienId', async (request, response) => {
    labelRoute(response, '/l/:lienId');
    const shown = await shownLink(deps, request);
    const isOver = shown.page.linkData.expired;
    const status = isOver ? 410 : 200;
    response.vary('Sec-Fetch-Dest');
    if (isFramed(request)) {
      response.set('Content-Security-Policy', contentPolicy(deps.config, '*')).set('Cache-Control', 'no-store');
      response
        .status(status)
        .type('html')
        .send(framedLinkPage(deps, request, shown));
      return;
    }
    const asked = { place: requirePlace(request), org: undefined, path: request.url, lang: undefined };
    const resolved = await resolvePage(deps, asked);
    const forward = isOver ? {} : { forward: goAddress(request, shown.link.id) };
    await sendSitePage(request, response, deps, resolved, { status, cacheControl: 'no-store', ...forward });
  });

  router.get('/l/:lienId/go', async (request, response) => {
    labelRoute(response, '/l/:lienId/go');
    await goOn(deps, request, response);
  });

  router.get('/l/:lienId/qr.svg', async (request, response) => {
    labelRoute(response, '/l/:lienId/qr.svg');
    const { link, organisation } = await shownLink(deps, request);
    response.type('svg').set('Cache-Control', 'public, max-age=3600');
    response.send(renderSVG(linkAddress(deps, organisation, link.id), { ecc: 'M', border: 4 }));
  });

  return router;
}

async function shownLink(deps: Deps, request: Request): Promise<ShownLink> {
  const id = request.params['lienId'];
  if (!v.is(identifier, id)) throw new HttpError(404, 'There is no such link.', 'linkUnknown');
  const shown = await readLink(deps, id);
  if (!belongsHere(request, shown.organisation.id)) throw new HttpError(404, 'There is no such link.', 'linkUnknown');
  return shown;
}

/** Browsers send it; pages that frame others deliberately may put it in the address. */
const isFramed = (request: Request) =>
  ['iframe', 'frame', 'embed', 'object'].includes(request.get('Sec-Fetch-Dest') ?? '') ||
  request.query['embed'] !== undefined;

/** The page within a frame on somebody's page: without the site around it. */
function framedLinkPage(deps: Deps, request: Request, { link, organisation, page }: ShownLink): string {
  const lang = page.config.lang ?? organisation.language;
  const texts = serverTexts[lang].links;
  const { title, description, image } = page.meta;
  const address = `/l/${link.id}`;
  const target = goAddress(request, link.id);
  const main = page.linkData.expired
    ? html`<div class="lost">
        <h1>${texts.expired}</h1>
        <p>${texts.expiredText}</p>
      </div>`
    : html`<div class="lost">
        <h1>${title}</h1>
        ${description && html`<p>${description}</p>`}
        <p>
          <a class="button" rel="nofollow" href="${target}"
            >${page.config.update ? texts.continueUpdate : texts.continue}</a
          >
        </p>
      </div>`;
  const meta = { title, description, images: [image], address, ...(!page.linkData.expired && { forward: target }) };
  return renderFramedPage({ lang, organisation, site: siteAddress(deps, organisation), meta, main }, undefined);
}

const goAddress = (request: Request, id: string) => `/l/${id}/go${searchOf(request)}`;

const searchOf = ({ originalUrl }: Request) => {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
};

/** LINK-02…04: creates the intent and redirects to the payment form with the query. */
async function goOn(deps: Deps, request: Request, response: Response): Promise<void> {
  const { link, organisation, page } = await shownLink(deps, request);
  response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex');
  if (page.linkData.expired) return response.redirect(303, `/l/${link.id}${searchOf(request)}`);
  const arrival = readArrival(searchOf(request));
  const lang = link.config.lang ?? languageOf(request, organisation);
  const config = { type: page.config.type, link: link.id, ...(lang && { lang }), ...arrival };
  const idempotencyKey = `link-${deps.ids.secret()}`.slice(0, 80);
  const intent = await createIntent(deps, requirePlace(request), { config, idempotencyKey }, visitorOf(request, {}));
  if (!isFramed(request)) return response.redirect(303, withQuery(intent.url, request));
  const shown = intent.config.lang ?? organisation.language;
  const framed = { org: organisation.id, intent: intent.id, lang: shown, 'access-id': arrival.accessId };
  response.redirect(303, checkoutAddress('/embed/org-payment', framed));
}

/** The visitor's language, where the organisation has it beside its own. */
function languageOf(request: Request, organisation: ShownLink['organisation']): Language | undefined {
  const lang = languageAsked(request, [organisation.language, ...languagesOf(organisation)]);
  return lang === organisation.language ? undefined : lang;
}

/** An address with the request's query appended. */
function withQuery(address: string, request: Request): string {
  const [, ours = ''] = address.split('?');
  const taken = [...new URLSearchParams(ours).keys(), 'embed'];
  const kept = [...new URLSearchParams(searchOf(request))].filter(([name]) => !taken.includes(name));
  return kept.length > 0 ? `${address}&${new URLSearchParams(kept).toString()}` : address;
}
