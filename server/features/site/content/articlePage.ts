import { pagePath } from '../../../../src/core/site';
import { findArticle, latestArticles, relatedArticles } from '../../content/articleStore';
import { idAsked } from './pageAsked';
import type { FindPage } from '../pageResolver';

/** ART-01: an article, with others of its category and the latest ones. */
export const articlePage: FindPage<'ARTICLE'> = async (
  { database: { queries } },
  { organisation: { id: owner }, values },
) => {
  const id = idAsked(values);
  const article = id && (await findArticle(queries, owner, id));
  if (!id || !article) return null;
  const { title, description, image, datetime } = article;
  const related = await relatedArticles(queries, owner, article);
  const recent = (await latestArticles(queries, owner)).filter(({ _id }) => _id !== id);
  return {
    title,
    description,
    images: [image],
    path: pagePath('ARTICLE', id),
    data: [{ ...article, related, recent }],
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: title,
        datePublished: datetime,
        ...(description && { description }),
        ...(image && { image: [image] }),
      },
    ],
  };
};
