import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, instant, text, version, webAddress } from '../common';
import { defineRoute } from '../route';
import { articleEntries } from './articles';
import { pages, wholePage } from './adminPages';
import { contentCalls } from './contentCalls';
import { customPageEntries } from './customPages';
import { eventEntries } from './events';
import { galleryEntries } from './galleries';
import { newsEntries } from './news';

const ownId = { id: identifier };
const newId = { id: v.optional(identifier) };
/** Version of the record that the caller has read (CALL-96). */
const known = { version: v.optional(version) };

const events = v.object(eventEntries);
/** An event as its organisation keeps it: its first date, and every session with its inner label. */
export type AdminEvent = v.InferOutput<typeof events>;
export const {
  list: listEvents,
  read: getEvent,
  create: createEvent,
  change: updateEvent,
  remove: deleteEvent,
} = contentCalls(
  { subject: 'EVENT', path: 'events', name: 'event', bodyLimit: '300kb' },
  {
    create: v.strictObject({
      ...newId,
      ...v.partial(events).entries,
      name: eventEntries.name,
      dateEvent: eventEntries.dateEvent,
    }),
    change: v.strictObject({ ...v.partial(events).entries, ...known }),
    whole: v.object({ ...eventEntries, ...ownId, version }),
    listed: v.object({ ...v.omit(events, ['content']).entries, ...ownId }),
  },
  /** By the organisation's days, whether it ends today or later. */
  { when: v.optional(v.picklist(['upcoming', 'past'])) },
);

/** `publishedAt`: from when on visitors see it (NEWS-03); null is a draft. */
const news = v.object({ ...newsEntries, publishedAt: v.nullable(instant) });
export type AdminNews = v.InferOutput<typeof news>;
export const {
  list: listNews,
  read: getNews,
  create: createNews,
  change: updateNews,
  remove: deleteNews,
} = contentCalls(
  { subject: 'NEWS', path: 'news', name: 'news item', bodyLimit: '300kb' },
  {
    create: v.strictObject({ ...newId, ...v.partial(news).entries, title: newsEntries.title }),
    change: v.strictObject({ ...v.partial(news).entries, ...known }),
    whole: v.object({ ...news.entries, ...ownId, version }),
    listed: v.object({ ...v.omit(news, ['content']).entries, ...ownId }),
  },
  { state: v.optional(v.picklist(['draft', 'published'])) },
);

const galleries = v.object(galleryEntries);
export type AdminGallery = v.InferOutput<typeof galleries>;
export const {
  list: listGalleries,
  read: getGallery,
  create: createGallery,
  change: updateGallery,
  remove: deleteGallery,
} = contentCalls(
  { subject: 'GALLERY', path: 'galleries', name: 'gallery', bodyLimit: '100kb' },
  {
    create: v.strictObject({ ...newId, ...v.partial(galleries).entries, name: galleryEntries.name }),
    change: v.strictObject({ ...v.partial(galleries).entries, ...known }),
    whole: v.object({ ...galleryEntries, ...ownId, version }),
    listed: v.object({ ...galleryEntries, ...ownId }),
  },
  {},
);

/** The images of a gallery in their order. `alt` says what an image shows. */
const galleryImages = v.object({
  images: v.pipe(v.array(v.object({ src: webAddress, alt: text(500) })), v.maxLength(1000)),
});
export type GalleryImage = v.InferOutput<typeof galleryImages>['images'][number];
const versionedImages = v.object({ ...galleryImages.entries, version });

export const getGalleryImages = defineRoute({
  id: 'ADMIN-GALLERY-IMAGES-GET',
  method: 'GET',
  path: '/admin/galleries/:contentId/images',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'The images of a gallery, in their order',
  params: v.object({ contentId: identifier }),
  response: dataOf(versionedImages),
});

export const updateGalleryImages = defineRoute({
  id: 'ADMIN-GALLERY-IMAGES-UPDATE',
  method: 'PUT',
  path: '/admin/galleries/:contentId/images',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Replace the images of a gallery by these, in this order; 409 and what is there for another `version`',
  params: v.object({ contentId: identifier }),
  request: v.strictObject({ ...v.partial(galleryImages).entries, ...known }),
  response: changedOutcome({ data: versionedImages }),
  conditions: ['version'],
  alsoAnswers: [409],
  bodyLimit: '1mb',
});

const articles = v.object(articleEntries);
export type AdminArticle = v.InferOutput<typeof articles>;
export const {
  list: listArticles,
  read: getArticle,
  create: createArticle,
  change: updateArticle,
  remove: deleteArticle,
} = contentCalls(
  { subject: 'ARTICLE', path: 'articles', name: 'article', bodyLimit: '300kb' },
  {
    create: v.strictObject({
      ...newId,
      ...v.partial(articles).entries,
      title: articleEntries.title,
      categorie: articleEntries.categorie,
    }),
    change: v.strictObject({ ...v.partial(articles).entries, ...known }),
    whole: v.object({ ...articleEntries, ...ownId, version }),
    listed: v.object({ ...v.omit(articles, ['content']).entries, ...ownId }),
  },
  {},
);

const pageCalls = contentCalls(
  { subject: 'PAGE', path: 'pages', name: 'page of blocks', bodyLimit: '700kb' },
  {
    create: v.strictObject({
      ...newId,
      ...v.partial(pages).entries,
      path: customPageEntries.path,
      title: customPageEntries.title,
    }),
    change: v.strictObject(v.partial(pages).entries),
    whole: wholePage,
    listed: v.object({ ...v.omit(pages, ['content']).entries, ...ownId }),
  },
  { state: v.optional(v.picklist(['shown', 'hidden'])) },
);
export const { list: listPages, remove: deletePage } = pageCalls;
export const createPage = defineRoute({ ...pageCalls.create, scopes: ['everything', 'pages'] });
