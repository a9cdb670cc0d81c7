import { pagePath } from '../../../../src/core/site';
import { findArticle, relatedArticles } from '../../content/articleStore';
import { translated, translatedOne } from '../../translations/translated';
import { idAsked } from './pageAsked';
import type { FindPage } from '../pageResolver';

/** ART-01: an article, with others of its category and the latest ones. */
export const articlePage: FindPage<'ARTICLE'> = async ({ database: { queries } }, asked) => {
  const { organisation, lang, reads, values } = asked;
  const owner = organisation.id;
  const id = idAsked(values);
  const written = id && (await findArticle(queries, owner, id));
  if (!id || !written) return null;
  const article = await translatedOne(queries, organisation, lang, 'article', written);
  const { title, description, image, datetime } = article;
  const others = await relatedArticles(queries, owner, article);
  const related = await translated(queries, organisation, lang, 'article', others);
  const recent = (await reads.articles(lang)).filter(({ _id }) => _id !== id);
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
