import { Router, type Request } from 'express';
import * as v from 'valibot';
import { identifier, language } from '../../../src/contract/common';
import { addressInSite, matchRoute, splitPath } from '../../../src/core/site';
import { HttpError } from '../../errors';
import { belongsHere, requirePlace } from '../../http/place';
import { labelRoute } from '../../http/requestLog';
import { siteAddress } from '../organisations/siteAddress';
import type { SiteDeps } from '../site/pageResolver';
import { resolvePage } from '../site/resolvePage';
import { screenContent } from './screenPage';
import { contentPolicy } from './contentPolicy';
import { createFilesRouter } from './fileRoutes';
import { homeHere } from './homeHere';
import { framedPage } from './framedPage';
import type { PageContent } from './pageContent';
import { renderPlainPage, renderScreenPage } from './pageLayout';
import { eveningContent } from './eveningPage';
import { remoteContent } from './remotePage';
import { sendPage } from './sendPage';
import { sendSitePage } from './sitePage';

/** The pages for people: sites, frames, examples, and the files that they are made of. */
export function createPagesRouter(deps: SiteDeps): Router {
  const router = Router();
  const { config } = deps;
  router.use(createFilesRouter(deps));

  /** Mounts a page of one element alone at `path` and, for each language, at `/{lang}{path}`. */
  const alone = (path: string, contentOf: (request: Request) => Promise<PageContent>) => {
    router.get([path, `/:lang${path}`], async (request, response, next) => {
      const segment = request.params['lang'];
      if (segment !== undefined && !v.is(language, segment)) return next();
      const { organisation, title, main, fullBleed } = await contentOf(request);
      if (!belongsHere(request, organisation.id)) throw new HttpError(404, 'Page not found', 'not_found');
      const lang = segment ?? organisation.language;
      labelRoute(response, path);
      const render = fullBleed ? renderScreenPage : renderPlainPage;
      const site = siteAddress(deps, organisation);
      const page = render({ lang, organisation, site, meta: { title: title(lang) }, main: main(lang) });
      sendPage(response, deps, page, fullBleed ? 'screen' : 'own');
    });
  };
  alone('/campagne/:campaignId/__screen', (request) => screenContent(deps, request));
  alone('/campagne/:campaignId/__remote', (request) => remoteContent(deps, request));
  // The address carries a helper's code: it must not leak to other sites.
  router.get(['/campagne/:campaignId/__evening', '/:lang/campagne/:campaignId/__evening'], (_, response, next) => {
    response.set('Referrer-Policy', 'no-referrer');
    next();
  });
  alone('/campagne/:campaignId/__evening', (request) => eveningContent(deps, request));

  router.get('/embed/:tag', async (request, response) => {
    labelRoute(response, '/embed/:tag');
    const { page, holds } = await framedPage(deps, request);
    response.set('Content-Security-Policy', contentPolicy(config, '*', holds)).set('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });

  router.get('/{*path}', async (request, response) => {
    const { org } = request.query;
    const asked = { place: requirePlace(request), org: v.is(identifier, org) ? org : undefined };
    const resolved = await resolvePage(deps, { ...asked, path: request.url, lang: undefined });
    if (resolved.page.type === 'NOT_FOUND') throw new HttpError(404, 'Page not found', 'not_found');
    labelRoute(response, `page ${matchRoute(splitPath(request.url).path).type}`);
    const { page, organisation } = resolved;
    if (page.redirect)
      return response.redirect(302, addressInSite(page.redirect, '', homeHere(request, organisation, page.lang)));
    await sendSitePage(request, response, deps, resolved);
  });
  return router;
}
