import { xmlText } from './xmlText';

/** A page that search engines may show: its address in each language offered, the site's own language first. */
export interface SitemapPage {
  readonly addresses: readonly { readonly lang: string; readonly url: string }[];
  /** Milliseconds since 1970, UTC; null where nobody knows when it changed. */
  readonly updated: number | null;
}

/** The most addresses that one file may hold (sitemaps.org). */
export const SITEMAP_MOST = 50_000;

/**
 * A sitemap with an entry for each page and language, each naming all of them (SYND-03).
 * @example
 * sitemapXml([{ addresses: [{ lang: 'fr', url: 'https://t.example/' }], updated: 0 }]).includes('<lastmod>1970-01-01</lastmod>') // => true
 */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => page.addresses.map(({ url }) => entryOf(page, url)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.slice(0, SITEMAP_MOST).join('')}</urlset>
`;
}

function entryOf({ addresses, updated }: SitemapPage, url: string): string {
  const [own] = addresses;
  const others =
    addresses.length < 2 || !own
      ? []
      : [...addresses, { lang: 'x-default', url: own.url }].map(
          (one) => `<xhtml:link rel="alternate" hreflang="${xmlText(one.lang)}" href="${xmlText(one.url)}"/>\n`,
        );
  const changed = updated === null ? '' : `<lastmod>${new Date(updated).toISOString().slice(0, 10)}</lastmod>\n`;
  return `<url>\n<loc>${xmlText(url)}</loc>\n${changed}${others.join('')}</url>\n`;
}
