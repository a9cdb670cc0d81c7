export { icsCalendar, type CalendarEntry } from './icsCalendar';
export { rssFeed, type FeedItem } from './rssFeed';
export { sitemapXml, type SitemapPage } from './sitemapXml';
