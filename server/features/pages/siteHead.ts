import type { Language } from '../../../src/contract/common';
import { configText, storedAddress, ADDRESS } from '../../../src/core/organisation';
import type { PageData } from '../../../src/contract/site/pageData';
import { documentTitle, feedPaths, inLanguage, shownPages } from '../../../src/core/site';
import { serverTexts } from '../../../src/i18n/server';
import { html, Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { ResolvedPage } from '../site/composePage';
import { siteLinkedData } from './siteLinkedData';
import { sharePicture } from './sharePicture';

interface HeadOptions {
  /** Where videos come from, when not from YouTube. */
  readonly videoUrl: string | undefined;
  /** Where browsers are sent on to at once. */
  readonly forward: string | undefined;
}

/** A page's head for browsers, search engines and shared links (SITE-05, SITE-15). */
export function siteHead(resolved: ResolvedPage, { videoUrl, forward }: HeadOptions): Html {
  const { page, organisation } = resolved;
  const { title, description } = page;
  const logo = organisation.logo && ADDRESS.test(organisation.logo) ? organisation.logo : null;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${forward ? html`<meta http-equiv="refresh" content="0; url=${forward}" />` : null}
    <title>${documentTitle(title, organisation)}</title>
    ${description ? html`<meta name="description" content="${description}" />` : null}
    ${page.site.canonical === null ? html`<meta name="robots" content="noindex" />` : shared(resolved, page.site.canonical)}
    ${videoUrl ? html`<meta name="orgkit-video" content="${videoUrl}" />` : null}
    ${logo ? html`<link rel="icon" href="${logo}" />` : html`<link rel="icon" href="data:," />`}
    ${siteLinkedData(resolved).map(
      (data) =>
        html`<script type="application/ld+json">
          ${jsonBlock(data)}
        </script>`,
    )}`;
}

/** JSON within a script element, in which nothing can end that. */
export const jsonBlock = (data: unknown): Html => new Html(JSON.stringify(data).replace(/</g, '\\u003c'));

function shared({ page, organisation, head: { images = [], video } }: ResolvedPage, canonical: string): Html {
  const { title, description, site } = page;
  const absolute = (stored: string) => storedAddress(stored, site.address);
  const hero = configText(organisation.config, 'hero.image.bg');
  const pictures = [...images, organisation.logo, hero].flatMap((one) => (one ? absolute(one) : []));
  return html`<link rel="canonical" href="${canonical}" />
    ${alternates(
      page.site.languages,
      organisation.language,
      (lang) => `${site.address}${inLanguage(canonical.slice(site.address.length) || '/', lang, organisation)}`,
    )}
    ${feeds(page, organisation)}
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description ?? ''}" />
    <meta property="og:url" content="${canonical}" />
    <meta property="og:site_name" content="${organisation.name}" />
    ${sharePicture(pictures, title)} ${video ? html`<meta property="og:video" content="${absolute(video)}" />` : null}`;
}

/** Feeds of the site, where its menu leads to their pages (SYND-01, SYND-02). */
function feeds({ lang, site }: PageData, organisation: OrganisationRecord): Html {
  const shown = shownPages(organisation);
  const names = serverTexts[lang].pageNames;
  const feed = (type: string, name: string, path: string) =>
    html`<link rel="alternate" type="${type}" title="${name}" href="${site.address}${site.home}${path}" /> `;
  return html`${shown.includes('ACTU') && feed('application/rss+xml', names.ACTU, feedPaths.news)}
  ${(shown.includes('EVENTS') || shown.includes('HORAIRES')) && feed('text/calendar', names.EVENTS, feedPaths.calendar)}`;
}

/** The same page in the languages offered, each naming all of them; others get the organisation's own. */
function alternates(
  languages: readonly { readonly lang: Language }[],
  own: Language,
  addressIn: (lang: Language) => string,
): Html | null {
  if (languages.length < 2) return null;
  const named = [...languages.map(({ lang }) => [lang, lang] as const), ['x-default', own] as const];
  return html`${named.map(
    ([name, lang]) => html`<link rel="alternate" hreflang="${name}" href="${addressIn(lang)}" /> `,
  )}`;
}
