import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { findNews } from '../../content/newsStore';
import { idAsked } from './pageAsked';
import { translatedOne } from '../../translations/translated';
import type { FindPage } from '../pageResolver';

/** NEWS-10: a published news item, or the address that it leads to. */
export const newsItemPage: FindPage<'ACTU_DETAIL'> = async (deps, { organisation, lang, values }) => {
  const id = idAsked(values);
  const { queries } = deps.database;
  const written = id && (await findNews(queries, organisation.id, id, deps.now()));
  if (!id || !written) return null;
  const item = await translatedOne(queries, organisation, lang, 'news', written);
  const { title, description, images, datetime, link } = item;
  return {
    title,
    description,
    images,
    path: pagePath('ACTU_DETAIL', id),
    parent: { title: serverTexts[lang].pageNames.ACTU, url: pagePath('ACTU') },
    data: [item],
    ...(link && { redirect: link }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: title,
        datePublished: datetime,
        ...(description && { description }),
        ...(images.length > 0 && { image: images }),
      },
    ],
  };
};
