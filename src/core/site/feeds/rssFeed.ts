import { xmlText } from './xmlText';

/** A news item for feed readers. `published` in milliseconds since 1970, UTC. */
export interface FeedItem {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly published: number;
  readonly categories: readonly string[];
}

/** The feed itself. `address` is that of the feed, `site` of the page that it follows. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  readonly address: string;
  readonly lang: string;
}

/**
 * An RSS 2.0 feed, newest item first as given (SYND-02).
 * @example
 * rssFeed({ title: 'Tilleuls', description: '', site: 'https://t.example', address: 'https://t.example/rss.xml', lang: 'fr' }, []).includes('<language>fr</language>') // => true
 */
export function rssFeed({ title, description, site, address, lang }: FeedHead, items: readonly FeedItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(site)}</link>
<description>${xmlText(description)}</description>
<language>${xmlText(lang)}</language>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(address)}"/>
${items.map(itemOf).join('')}</channel>
</rss>
`;
}

const itemOf = ({ title, url, description, published, categories }: FeedItem) => `<item>
<title>${xmlText(title)}</title>
<link>${xmlText(url)}</link>
<guid isPermaLink="true">${xmlText(url)}</guid>
<pubDate>${new Date(published).toUTCString()}</pubDate>
<description>${xmlText(description)}</description>
${categories.map((one) => `<category>${xmlText(one)}</category>\n`).join('')}</item>
`;
