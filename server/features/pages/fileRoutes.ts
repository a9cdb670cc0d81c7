import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import { documentSchema } from '../../../src/core/form';
import type { Deps } from '../../deps';
import { allowAllOrigins } from '../../http/headers';
import { giveFilesAgain } from '../../http/filesAgain';
import { labelRoute } from '../../http/requestLog';
import { sendZipped, sentText } from '../../http/sendZipped';
import { createStaticFolder } from '../../http/staticFolder';
import { projectRoot } from '../../projectRoot';
import { findOrganisation } from '../organisations/organisationStore';
import { pageStyles, pageStylesAddress } from './pageLayout';
import { styleAt } from './siteStyles';
import { themeCss } from './theme';

/** For editors and hosts that write documents of forms themselves (BLOCK-11). */
const formSchema = JSON.stringify(documentSchema());
const forever = 'public, max-age=31536000, immutable';

/** Screens are below any path, and ask this server alone. */
const workerOfScreens: RequestHandler = ({ path }, response, next) => {
  if (path === '/screen-worker.js')
    response.set({
      'Service-Worker-Allowed': '/',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    });
  next();
};

/** The built elements, the examples, the demo's pictures, the schema of forms, the style sheets of our pages. */
export function createFilesRouter({
  config,
  database,
  renderer,
}: Pick<Deps, 'config' | 'database' | 'renderer'>): Router {
  const router = Router();
  const label =
    (name: string): RequestHandler =>
    (_request, response, next) => {
      labelRoute(response, name);
      next();
    };
  router.use(
    '/elements',
    label('/elements'),
    allowAllOrigins,
    giveFilesAgain,
    workerOfScreens,
    createStaticFolder(join(config.distFolder, 'elements'), {
      // Chunks carry a hash in their name; entries do not, and change with a new version.
      cacheControl: (path) => (path.startsWith('chunks/') ? forever : 'public, max-age=300'),
    }),
  );
  router.use(
    '/demo',
    label('/demo'),
    allowAllOrigins,
    createStaticFolder(join(projectRoot, 'server/demo/pictures'), { cacheControl: () => 'public, max-age=3600' }),
  );
  router.use(
    '/examples',
    label('/examples'),
    (_request, response, next) => {
      // They imitate other people's pages: only the headers in `headers.json` apply.
      response.removeHeader('Content-Security-Policy');
      next();
    },
    createStaticFolder(join(projectRoot, 'examples'), {
      cacheControl: () => 'no-cache',
      pageHeaders: async (folder) =>
        JSON.parse(await readFile(join(folder, 'headers.json'), 'utf8').catch(() => '{}')) as Record<string, string>,
    }),
  );
  // Our pages name their icon; browsers ask for this one on other pages.
  router.get('/favicon.ico', label('/favicon.ico'), (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').status(204).end();
  });
  router.get('/schemas/form-document.schema.json', label('/schemas'), allowAllOrigins, (_request, response) => {
    response.type('application/schema+json').set('Cache-Control', 'public, max-age=3600').send(formSchema);
  });
  router.get(pageStylesAddress, label('/assets/page.css'), (_request, response) => {
    response.type('css').set('Cache-Control', forever).send(pageStyles);
  });
  router.get('/assets/site/:name', label('/assets/site'), async (request, response, next) => {
    const sheet = await styleAt(renderer, String(request.params['name']));
    if (!sheet) return next();
    response.type('css').set('Cache-Control', sheet.isThis ? forever : 'no-cache');
    await sendZipped(request, response, sentText(sheet.text, sheet.hash));
  });
  router.get('/assets/theme/:orgId.css', label('/assets/theme'), async (request, response) => {
    const id = request.params['orgId'];
    const organisation = v.is(identifier, id) ? await findOrganisation(database.queries, id) : null;
    response
      .type('css')
      .set('Cache-Control', 'public, max-age=300')
      .send(organisation ? themeCss(organisation) : '');
  });
  return router;
}
