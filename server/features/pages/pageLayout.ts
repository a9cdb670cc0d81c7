import { createHash } from 'node:crypto';
import type { Language } from '../../../src/contract/common';
import { ADDRESS, configText, storedAddress } from '../../../src/core/organisation';
import { directionOf } from '../../../src/i18n/catalogue';
import { serverTexts } from '../../../src/i18n/server';
import { html, type Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import styles from './page.css';
import { sharePicture } from './sharePicture';
import { themeAddress } from './theme';

export const pageStyles = styles;
export const pageStylesAddress = `/assets/page-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;

/** A page's metadata, also used when shared. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The best one first. */
  readonly images?: readonly (string | undefined)[];
  readonly video?: string | undefined;
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
  /** Base path of its pages here, in the language shown. */
  readonly home: string;
  /** Where videos come from, when not from YouTube. */
  readonly videoUrl?: string | undefined;
  readonly meta: PageMeta;
  /** Addresses of the same page in the organisation's languages. */
  readonly languages?: readonly { readonly lang: Language; readonly href: string }[];
  readonly main: Html;
}

/** A whole page of the server's own little site: the organisation's bar, the content, its address below. */
export function renderPage(page: Page): string {
  const { lang, organisation, home } = page;
  const texts = serverTexts[lang].pages;
  const logo = logoOf(organisation);
  return document(
    page,
    html`<a class="skip" href="#main">${texts.skip}</a>
      <header class="bar">
        <a class="brand" href="${home || '/'}">
          ${logo ? html`<img src="${logo}" alt="" width="40" height="40" />` : null}
          <span>${organisation ? organisation.shortName || organisation.name : 'Orgkit'}</span>
        </a>
        ${languageLinks(page)}
      </header>
      <main id="main">${page.main}</main>
      ${organisation && footer(organisation, lang)}`,
  );
}

/** The stored logo; none if old data has an invalid address. */
const logoOf = (organisation: Page['organisation']) =>
  organisation?.logo && ADDRESS.test(organisation.logo) ? organisation.logo : null;

/** A page for frames: the element alone, on the host's own background. */
export function renderFramedPage(page: Omit<Page, 'languages'>, theme: string | undefined): string {
  return document(page, html`<main>${page.main}</main>`, theme ? `framed ${theme}` : 'framed');
}

/** A page for a big screen: the element alone, from edge to edge. */
export function renderScreenPage(page: Omit<Page, 'languages'>): string {
  return document(page, html`<main>${page.main}</main>`, 'screen');
}

function document({ lang, organisation, site, videoUrl, meta }: Page, body: Html, kind = 'page'): string {
  const { title, description, images = [], video, address, forward } = meta;
  const suffix = organisation?.domain || organisation?.name || 'Orgkit';
  const absolute = (stored: string) => storedAddress(stored, site);
  const logo = logoOf(organisation);
  const hero = organisation && configText(organisation.config, 'hero.image.bg');
  const pictures = [...images, organisation?.logo, hero].flatMap((one) => (one ? absolute(one) : []));
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
                ${sharePicture(pictures, title)}
                ${video ? html`<meta property="og:video" content="${absolute(video)}" />` : null}`
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

function languageLinks({ languages = [], lang }: Page): Html | null {
  if (languages.length < 2) return null;
  const name = (one: Language) => new Intl.DisplayNames(one, { type: 'language' }).of(one) ?? one;
  return html`<nav class="languages" aria-label="${serverTexts[lang].pages.language}">
    ${languages.map(
      (one) =>
        html`<a
          href="${one.href}"
          lang="${one.lang}"
          hreflang="${one.lang}"
          title="${name(one.lang)}"
          ${one.lang === lang && html`aria-current="true"`}
          >${one.lang.toUpperCase()}</a
        >`,
    )}
  </nav>`;
}

function footer(organisation: OrganisationRecord, lang: Language): Html {
  const { name, adresse, postal, ville, contact, config } = organisation;
  const texts = serverTexts[lang].pages;
  const links = [
    { text: texts.terms, href: configText(config, 'legal.terms.url') },
    { text: texts.privacy, href: configText(config, 'legal.privacy.url') },
  ].filter(({ href }) => href && ADDRESS.test(href));
  return html`<footer class="foot">
    <address>
      <strong><bdi>${name}</bdi></strong>
      ${[adresse, [postal, ville].filter(Boolean).join(' ')].filter(Boolean).map((line) => html`<bdi>${line ?? ''}</bdi>`)}
      ${contact?.tel ? html`<a href="tel:${contact.tel.replace(/[^+\d]/g, '')}"><bdi dir="ltr">${contact.tel}</bdi></a>` : null}
      ${contact?.email ? html`<a href="mailto:${contact.email}">${contact.email}</a>` : null}
    </address>
    ${links.length > 0 && html`<nav>${links.map(({ text, href }) => html`<a href="${href}">${text}</a>`)}</nav>`}
  </footer>`;
}
