import * as v from 'valibot';
import { dataOf, identifier, spokenEntries, spokenQuery, text, webAddress } from '../common';
import { defineRoute } from '../route';
import { articlePreview } from './articles';
import { gallery } from './galleries';
import { newsItem } from './news';

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
/** A page as an address has it, from 1. */
const pageText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'must be a number from 1'), v.transform(Number));

export const listPublicGalleries = defineRoute({
  id: 'CALL-07',
  method: 'POST',
  path: '/galeries/:orgId',
  access: 'public',
  summary: 'A page of an organisation’s galleries, the latest first; empty at the end',
  params: v.object({ orgId: identifier }),
  request: v.object({ page: pageNumber, ...spokenEntries }),
  response: dataOf(v.array(gallery)),
});

export const listPublicImages = defineRoute({
  id: 'CALL-08',
  method: 'GET',
  path: '/galeries/images/:galleryId/:page',
  access: 'public',
  summary: 'A page of a gallery’s images in their order, with their texts; empty at the end',
  params: v.object({ galleryId: identifier, page: pageText }),
  query: spokenQuery,
  response: v.object({ data: v.array(webAddress), alts: v.array(text(500)) }),
});

export const listPublicNews = defineRoute({
  id: 'CALL-09',
  method: 'GET',
  path: '/actualite/:orgId',
  access: 'public',
  summary:
    'A page of an organisation’s published news, the latest first; `content` is empty: it stands on the item’s own page',
  params: v.object({ orgId: identifier }),
  query: v.object({ page: v.optional(pageText), ...spokenEntries }),
  response: v.object({ data: v.array(newsItem), nbPages: v.number() }),
});

export const listRecentArticles = defineRoute({
  id: 'CALL-11',
  method: 'GET',
  path: '/auto-content/preview',
  access: 'public',
  summary: 'An organisation’s latest articles',
  query: spokenQuery,
  response: dataOf(v.array(articlePreview)),
});

export const listRelatedArticles = defineRoute({
  id: 'CALL-12',
  method: 'GET',
  path: '/auto-content/categorie/:category/:articleId',
  access: 'public',
  summary: 'The latest articles of a category, without the one that is read',
  params: v.object({ category: identifier, articleId: identifier }),
  query: spokenQuery,
  response: dataOf(v.array(articlePreview)),
});
