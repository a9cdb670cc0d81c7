import { pagePath } from './routes';

/** Paths of feeds on a site, behind its language (SYND-01, SYND-02); the last two cover the whole site. */
export const feedPaths = {
  news: '/rss.xml',
  calendar: '/calendrier.ics',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

/**
 * The path of an event's calendar file (SYND-01).
 * @example
 * eventFile('gala') // => '/evenement/gala.ics'
 */
export const eventFile = (id: string): string => `${pagePath('EVENT', id)}.ics`;
