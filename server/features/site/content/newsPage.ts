import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { listPublishedNews } from '../../content/newsStore';
import { pageAsked } from './pageAsked';
import { translated } from '../../translations/translated';
import type { FindPage } from '../pageResolver';

/** NEWS-01: a page of the news. A page after the last is none. */
export const newsPage: FindPage<'ACTU'> = async (deps, { organisation, lang, query }) => {
  const page = pageAsked(query);
  const { data, nbPages } = await listPublishedNews(deps.database.queries, organisation.id, page, deps.now());
  if (page > nbPages) return null;
  return {
    title: serverTexts[lang].pageNames.ACTU,
    path: `${pagePath('ACTU')}${page > 1 ? `?page=${page}` : ''}`,
    data: await translated(deps.database.queries, organisation, lang, 'news', data),
    list: { page, nbPages },
  };
};
