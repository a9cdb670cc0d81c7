import type { Request, Response } from 'express';
import type { PageType } from '../../../src/contract/terms/pageTypes';
import { directionOf } from '../../../src/i18n/catalogue';
import { html, Html } from '../../text/html';
import { findPlace } from '../../http/place';
import { sendZipped, sentText, type SentText } from '../../http/sendZipped';
import { textTag } from '../../http/textTag';
import { ownPath } from '../organisations/siteAddress';
import type { ResolvedPage } from '../site/composePage';
import type { SiteDeps } from '../site/pageResolver';
import { contentPolicy } from './contentPolicy';
import { chunksOf } from './siteChunks';
import { jsonBlock, siteHead } from './siteHead';
import { styleAddress } from './siteStyles';
import { themeAddress } from './theme';

interface SiteOptions {
  readonly status?: number;
  /** Where browsers are sent on to at once. */
  readonly forward?: string;
  readonly cacheControl?: string;
}

/** Pages that show no films and pages of others. The policy of a document is that of all pages that it goes on to. */
const CLOSED: readonly PageType[] = ['DON', 'PAIEMENT', 'LINK', 'CAMPAGNE'];

interface DrawnPage {
  readonly sent: SentText;
  readonly policy: string;
}

/** Drawings of remembered pages (SITE-18), kept as long as the pages are. */
const drawings = new WeakMap<ResolvedPage, Map<string, Promise<DrawnPage>>>();

/** Sends a page of a site as the views draw it, with the data from which the browser goes on (SITE-15). */
export async function sendSitePage(
  request: Request,
  response: Response,
  deps: SiteDeps,
  resolved: ResolvedPage,
  { status = 200, forward, cacheControl = 'no-cache' }: SiteOptions = {},
): Promise<void> {
  const base = findPlace(request)?.byHost ? '' : ownPath(resolved.organisation.id, deps.config.defaultOrganisation);
  const known = drawings.get(resolved) ?? new Map<string, Promise<DrawnPage>>();
  drawings.set(resolved, known);
  const key = [base, forward, deps.config.videoUrl].join('\n');
  const drawing = known.get(key) ?? draw(deps, resolved, base, forward);
  known.set(key, drawing);
  drawing.catch(() => known.delete(key));
  const { sent, policy } = await drawing;
  response.status(status).set('Content-Security-Policy', policy);
  response.type('html').set('Cache-Control', cacheControl);
  await sendZipped(request, response, sent);
}

async function draw(
  { config, renderer }: SiteDeps,
  resolved: ResolvedPage,
  base: string,
  forward: string | undefined,
): Promise<DrawnPage> {
  const { page, organisation } = resolved;
  const { type, lang } = page;
  const drawn = await renderer.renderPage({ page, base, embed: false });
  const sheets = ['all' as const, ...(drawn.hasBlocks ? ['blocks' as const] : []), type];
  const addresses = await Promise.all(sheets.map((of) => styleAddress(renderer, of)));
  const holdsElements = drawn.elements.length > 0;
  const holds = drawn.hasBlocks || !CLOSED.includes(type) ? 'forms' : 'own';
  const dir = directionOf(lang);
  const body = `<!doctype html>\n${
    html`<html lang="${lang}" dir="${dir}" class="page">
      <head>
        ${siteHead(resolved, { videoUrl: config.videoUrl, forward })}
        ${addresses.map((address) => address && sheet(address))} ${sheet(themeAddress(organisation))}
        ${drawn.ownStyles && new Html(`<style>${drawn.ownStyles}</style>`)}
        ${holdsElements && sheet('/elements/orgkit.css')}
        ${holdsElements && html`<script type="module" src="/elements/autoload.js"></script>`}
        <script
          type="module"
          src="/elements/boot.js"
          data-chunks="${(await chunksOf(config, type, lang, drawn.hasBlocks)).join(' ')}"
          ${holdsElements && html`data-eager`}
        ></script>
      </head>
      <body>
        <org-site
          data-server
          ${holds === 'forms' && html`data-frames`}
          org="${organisation.id}"
          ${base && html`base="${base}"`}
          theme="auto"
          ><div class="root" data-theme="auto" lang="${lang}" dir="${dir}">
            <div>${new Html(drawn.html)}</div>
          </div></org-site
        >
        <script type="application/json" id="org-page-data">
          ${jsonBlock(page)}
        </script>
      </body>
    </html>`.text
  }\n`;
  return {
    // The moment of the answer makes no other page.
    sent: sentText(body, textTag(body.replace(page.site.now, ''))),
    policy: contentPolicy(config, "'self'", holds, drawn.ownStyles),
  };
}

const sheet = (address: string) => html`<link rel="stylesheet" href="${address}" />`;
