import { RICH_TEXT } from '../../../src/contract/common';
import type { AdminArticle } from '../../../src/contract/site/adminContent';
import { articles } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { cleanHtmlWithin } from '../../text/cleanHtml';
import type { ContentKind } from './contentKind';

/** Articles (ENT-19). */
export const articleKind: ContentKind<typeof articles, AdminArticle> = {
  table: articles,
  name: 'article',
  subject: 'article',
  searched: searchedTexts.articles(articles),
  blank: (now) => ({
    title: '',
    description: '',
    image: '',
    datetime: now.toISOString(),
    content: '',
    categorie: '',
    categorieLabel: '',
    credits: [],
  }),
  write: ({ content, datetime, categorie, ...document }, before) =>
    Promise.resolve({
      document,
      content: content === before?.content ? content : cleanHtmlWithin(content, RICH_TEXT, 'content'),
      at: new Date(datetime),
      categorie,
    }),
  read: ({ document, content, at, categorie }) => ({ ...document, content, datetime: at.toISOString(), categorie }),
};
