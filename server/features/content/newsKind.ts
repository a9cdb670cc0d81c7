import { RICH_TEXT } from '../../../src/contract/common';
import type { AdminNews } from '../../../src/contract/site/adminContent';
import { news } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { cleanHtmlWithin } from '../../text/cleanHtml';
import type { ContentKind } from './contentKind';

/** News (ENT-17): published when it is made, unless a later moment is given, or null for a draft (NEWS-03). */
export const newsKind: ContentKind<typeof news, AdminNews> = {
  table: news,
  name: 'news item',
  subject: 'news',
  searched: searchedTexts.news(news),
  blank: (now) => ({
    type: 'TEXT',
    title: '',
    description: '',
    content: '',
    datetime: now.toISOString(),
    thematiques: [],
    images: [],
    link: '',
    publishedAt: now.toISOString(),
  }),
  write: ({ content, datetime, publishedAt, ...document }, before) =>
    Promise.resolve({
      document,
      content: content === before?.content ? content : cleanHtmlWithin(content, RICH_TEXT, 'content'),
      at: new Date(datetime),
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
    }),
  read: ({ document, content, at, publishedAt }) => ({
    ...document,
    content,
    datetime: at.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }),
};
