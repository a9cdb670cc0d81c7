export { icsCalendar, type CalendarEntry } from './icsCalendar';
export { robotsTxt } from './robotsTxt';
export { rssFeed, type FeedItem } from './rssFeed';
export { sitemapXml, SITEMAP_MOST, type SitemapPage } from './sitemapXml';
