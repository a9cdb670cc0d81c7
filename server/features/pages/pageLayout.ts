import { createHash } from 'node:crypto';
import type { Language } from '../../../src/contract/common';
import { ADDRESS, storedAddress } from '../../../src/core/organisation';
import { directionOf } from '../../../src/i18n/catalogue';
import { html, type Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import styles from './page.css';
import { sharePicture } from './sharePicture';
import { themeAddress } from './theme';

export const pageStyles = styles;
export const pageStylesAddress = `/assets/page-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;

/** A page's metadata, also used when shared. */
interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The best one first. */
  readonly images?: readonly (string | undefined)[];
  /** The page's own address below `site`, when it should be found and shared. */
  readonly address?: string | undefined;
  /** Where browsers are sent on to at once. */
  readonly forward?: string | undefined;
}

export interface Page {
  readonly lang: Language;
  /** Null if unknown, as on an empty server's error page. */
  readonly organisation: OrganisationRecord | null;
  /** Public address of the organisation's pages, whatever address was requested. */
  readonly site: string;
  /** Where videos come from, when not from YouTube. */
  readonly videoUrl?: string | undefined;
  readonly meta: PageMeta;
  readonly main: Html;
}

/** A page without header and footer: what went wrong, or a tool of the organisation's. */
export function renderPlainPage(page: Page): string {
  return document(page, html`<main id="main">${page.main}</main>`);
}

/** The stored logo; none if old data has an invalid address. */
const logoOf = (organisation: Page['organisation']) =>
  organisation?.logo && ADDRESS.test(organisation.logo) ? organisation.logo : null;

/** A page for frames: the element alone, on the host's own background. */
export function renderFramedPage(page: Page, theme: string | undefined): string {
  return document(page, html`<main>${page.main}</main>`, theme ? `framed ${theme}` : 'framed');
}

/** A page for a big screen: the element alone, from edge to edge. */
export function renderScreenPage(page: Page): string {
  return document(page, html`<main>${page.main}</main>`, 'screen');
}

function document({ lang, organisation, site, videoUrl, meta }: Page, body: Html, kind = 'page'): string {
  const { title, description, images = [], address, forward } = meta;
  const suffix = organisation?.domain || organisation?.name || 'Orgkit';
  const absolute = (stored: string) => storedAddress(stored, site);
  const logo = logoOf(organisation);
  const pictures = [...images, organisation?.logo].flatMap((one) => (one ? absolute(one) : []));
  return `<!doctype html>\n${
    html`<html lang="${lang}" dir="${directionOf(lang)}" class="${kind}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${forward ? html`<meta http-equiv="refresh" content="0; url=${forward}" />` : null}
        <title>${title} | ${suffix}</title>
        ${description ? html`<meta name="description" content="${description}" />` : null}
        ${
          address
            ? html`<link rel="canonical" href="${site}${address}" />
                <meta property="og:type" content="website" />
                <meta property="og:title" content="${title}" />
                <meta property="og:description" content="${description ?? ''}" />
                <meta property="og:url" content="${site}${address}" />
                <meta property="og:site_name" content="${organisation?.name ?? 'Orgkit'}" />
                ${sharePicture(pictures, title)}`
            : html`<meta name="robots" content="noindex" />`
        }
        ${videoUrl ? html`<meta name="orgkit-video" content="${videoUrl}" />` : null}
        ${logo ? html`<link rel="icon" href="${logo}" />` : html`<link rel="icon" href="data:," />`}
        <link rel="stylesheet" href="${pageStylesAddress}" />
        ${organisation && html`<link rel="stylesheet" href="${themeAddress(organisation)}" />`}
        <link rel="stylesheet" href="/elements/orgkit.css" />
        <script type="module" src="/elements/autoload.js"></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
  }\n`;
}
