import { Router, type RequestHandler } from 'express';
import type { Language } from '../../../src/contract/terms/languages';
import { directionOf } from '../../../src/i18n/catalogue';
import type { Deps } from '../../deps';
import { isAtDesk } from '../../http/desk';
import { neverStored, sameOrigin } from '../../http/headers';
import { languageAsked } from '../../http/languageAsked';
import { labelRoute } from '../../http/requestLog';
import { html } from '../../text/html';
import { contentPolicy } from './contentPolicy';
import { pageStylesAddress } from './pageLayout';

/**
 * The page of the desk (USER-03), the same for all that it shows: who is signed in, and what they may see, is asked for by its
 * element. Elsewhere than at the desk's own host these addresses are a site's.
 */
export function createDeskPages({ config }: Pick<Deps, 'config'>): Router {
  const router = Router();
  const atDesk: RequestHandler = (request, _response, next) =>
    next(isAtDesk(request, { config }) ? undefined : 'route');
  router.get(['/admin', '/admin/{*path}'], atDesk, neverStored, sameOrigin, (request, response) => {
    labelRoute(response, '/admin');
    response.set('Content-Security-Policy', contentPolicy(config, "'none'", 'previews'));
    response.type('html').send(page(languageAsked(request)));
  });
  return router;
}

const page = (lang: Language) =>
  `<!doctype html>\n${
    html`<html lang="${lang}" dir="${directionOf(lang)}" class="page">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Orgkit</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${pageStylesAddress}" />
        <script type="module" src="/elements/users-desk.js"></script>
      </head>
      <body>
        <org-desk lang="${lang}"></org-desk>
      </body>
    </html>`.text
  }\n`;
