import * as v from 'valibot';
import { day, identifier, instant, language, text, webAddress, wholeAddress } from '../common';
import { organisationSummary } from '../organisations/organisations';
import { caisseResponse } from '../records/caisses';
import { serviceResponse } from '../records/services';
import { PAGE_TYPES } from '../terms/pageTypes';
import { article, articlePreview } from './articles';
import { customPage } from './customPages';
import { siteEvent } from './events';
import { gallery } from './galleries';
import { menuItem } from './menu';
import { newsItem } from './news';
import { scheduleWindow } from './schedules';

/** Another page of the same site, as a link. `href` is its path, which `useSite().href` makes an address of. */
const pageLink = v.object({ id: identifier, title: text(200), description: text(5000), href: text(2048) });
export type PageLink = v.InferOutput<typeof pageLink>;

/** A picture that the server holds in several widths; `srcset` as in HTML. */
const pictureSizes = v.object({
  width: v.number(),
  height: v.number(),
  alt: text(500),
  avif: v.optional(v.string()),
  webp: v.optional(v.string()),
});
export type PictureSizes = v.InferOutput<typeof pictureSizes>;

/** The bar above everything (site notices), until a moment. */
const announcement = v.object({
  text: text(300),
  url: v.union([webAddress, v.literal('')]),
  until: v.nullable(instant),
});

/** The frame of every page of a site. */
const surroundings = v.object({
  /** Prefix of paths in the language shown (SITE-20): empty, or a language segment. */
  home: text(300),
  /** The site's public address, without a trailing slash; the page's own below it when it may be found and shared. */
  address: text(2048),
  canonical: v.nullable(text(2048)),
  /** The same page in the languages offered: paths with their segment and the query. */
  languages: v.array(v.object({ lang: language, href: text(2048) })),
  menu: v.array(menuItem),
  /** Entries of the giving menu (DON-10), each with its path. */
  giving: v.array(v.object({ name: text(200), url: text(2048) })),
  announcement: v.nullable(announcement),
  articles: v.array(articlePreview),
  /** When the server answered, and its day in the organisation's zone. */
  now: instant,
  today: day,
  timeZone: text(60),
});

/** Position of a page in its list: which events, which page of the news. */
const listPlace = v.object({
  when: v.optional(v.picklist(['upcoming', 'past'])),
  page: v.optional(v.number()),
  nbPages: v.optional(v.number()),
});

/** Times as a page shows them. */
const shownTimes = v.object({
  ...scheduleWindow.entries,
  /** They cannot be told at the moment: there are no days (SCHED-15). */
  failed: v.optional(v.boolean()),
});
export type ShownTimes = v.InferOutput<typeof shownTimes>;

/** HOME-01: what the home page shows beside the organisation's settings. */
const homeContent = v.object({
  /** Null where nothing is scheduled. */
  horaires: v.nullable(shownTimes),
  events: v.array(siteEvent),
  news: v.array(newsItem),
  caisses: v.array(caisseResponse),
  campaigns: v.array(pageLink),
  forms: v.array(pageLink),
  /** The main page's blocks as JSON text; empty when there are none. */
  content: v.string(),
});

/** HOR-01. A screen in a hall (HOR-03) shows the next events, too. */
const timesContent = v.object({
  ...shownTimes.entries,
  screen: v.optional(v.boolean()),
  events: v.optional(v.array(siteEvent)),
});

/** EVT-10: an event with the forms and funds that its page carries. A form is closed after `closeHours`. */
const eventContent = v.object({
  ...siteEvent.entries,
  formLinks: v.array(v.object({ ...pageLink.entries, open: v.boolean() })),
  funds: v.array(caisseResponse),
});

/** A gallery with its first images; `alts` has their texts for those who see none of them, in the same order. */
const galleryContent = v.object({
  ...gallery.entries,
  images: v.array(webAddress),
  alts: v.optional(v.array(text(500))),
});
const articleContent = v.object({
  ...article.entries,
  related: v.array(articlePreview),
  recent: v.array(articlePreview),
});

/** A page that shows one element of ours: a gift, a payment, a form, a link, a campaign. */
const hosted = v.object({
  /** Id of the fund, form, link or campaign; null for gifts in general and for payments. */
  id: v.nullable(identifier),
  title: text(200),
  /** A campaign's team, and whether it is its big screen. */
  team: v.optional(text(80)),
  screen: v.optional(v.boolean()),
  thanks: v.optional(v.boolean()),
  /** Sum collected by a campaign, as text. */
  collected: v.optional(text(80)),
  expired: v.optional(v.boolean()),
  /** Target of a link, and whether it changes a monthly amount. */
  forward: v.optional(text(2200)),
  update: v.optional(v.boolean()),
  /** The checkout intent that a payment page was asked for. */
  intent: v.optional(identifier),
  source: v.optional(text(80)),
  rehearsal: v.optional(v.boolean()),
});

/** The main entities of each type of page, the first one first (ENT-29). */
export const pageContents = {
  HOME: homeContent,
  PAIEMENT: hosted,
  DON: hosted,
  HORAIRES: timesContent,
  SERVICES: serviceResponse,
  ABONNEMENTS: serviceResponse,
  EVENTS: siteEvent,
  EVENT: eventContent,
  GALERIES: gallery,
  GALERIES_IMAGES: galleryContent,
  ACTU: newsItem,
  ACTU_DETAIL: newsItem,
  CUSTOM_PAGE: customPage,
  FORM: hosted,
  LINK: hosted,
  ARTICLE: articleContent,
  CAMPAGNE: hosted,
  NOT_FOUND: v.never(),
} as const;
type Contents = { [T in keyof typeof pageContents]: v.InferOutput<(typeof pageContents)[T]> };
export type HomeContent = Contents['HOME'];
export type EventContent = Contents['EVENT'];

/** ENT-29 as CALL-20 answers it. `data` holds the entities of `pageContents[type]`. */
export const pageData = v.object({
  type: v.picklist(PAGE_TYPES),
  lang: language,
  /** `CAMPAGNE` around a campaign; otherwise the organisation's `site.theme` (SITE-07). */
  theme: v.optional(text(40)),
  /** Styles that a campaign names for the page around it. */
  styles: v.optional(v.array(text(40))),
  /** A team’s page has the names of the team and the campaign. */
  title: text(500),
  description: v.optional(text(5000)),
  image: v.optional(wholeAddress),
  parent: v.optional(v.object({ title: text(200), url: text(2048) })),
  /** The page only leads on to this address (SITE-10). */
  redirect: v.optional(webAddress),
  organisation: organisationSummary,
  data: v.array(v.unknown()),
  list: v.optional(listPlace),
  site: surroundings,
  /** Sizes of the server's own pictures that the page shows, by their address. */
  pictures: v.record(v.string(), pictureSizes),
});
export type PageData = v.InferOutput<typeof pageData>;

/** The page data of one type. */
export type PageOf<T extends keyof Contents> = Omit<PageData, 'type' | 'data'> & {
  readonly type: T;
  readonly data: readonly Contents[T][];
};
