import { and, desc, eq, ne } from 'drizzle-orm';
import type { Article, ArticlePreview } from '../../../src/contract/site/articles';
import type { Queries } from '../../db/database';
import { articles } from '../../db/schema';
import { articleKind } from './articleKind';
import { findContent, listContent } from './contentStore';

/** Articles of a preview, and of the list beside an article (ART-01). */
const MOST_ARTICLES = 6;

export async function findArticle(queries: Queries, organisationId: string, id: string): Promise<Article | null> {
  const row = await findContent(queries, articles, organisationId, id);
  return row && { ...articleKind.read(row), _id: row.id };
}

/** The latest articles (CALL-11). */
export async function latestArticles(queries: Queries, organisationId: string): Promise<ArticlePreview[]> {
  return (await listContent(queries, articles, organisationId, { limit: MOST_ARTICLES })).map(viewPreview);
}

/** The latest other articles of a category (CALL-12). */
export async function relatedArticles(
  queries: Queries,
  organisationId: string,
  { categorie, _id }: Pick<Article, 'categorie' | '_id'>,
): Promise<ArticlePreview[]> {
  const where = and(eq(articles.categorie, categorie), ne(articles.id, _id));
  const order = [desc(articles.at)];
  return (await listContent(queries, articles, organisationId, { where, order, limit: MOST_ARTICLES })).map(
    viewPreview,
  );
}

function viewPreview(row: typeof articles.$inferSelect): ArticlePreview {
  const { content: _content, credits: _credits, ...preview } = articleKind.read(row);
  return { ...preview, _id: row.id };
}
