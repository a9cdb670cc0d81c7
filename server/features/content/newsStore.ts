import { and, count, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { NewsItem } from '../../../src/contract/site/news';
import { isPublished, pageCount } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import { news } from '../../db/schema';
import { findContent, listContent } from './contentStore';
import { newsKind } from './newsKind';

/** News items of one page. */
const PER_PAGE = 10;

const published = (now: Date) => lte(news.publishedAt, now);

/** Rows that are drafts, or that have a moment from which on visitors see them. */
export const newsIn = (state: 'draft' | 'published'): SQL =>
  state === 'draft' ? isNull(news.publishedAt) : isNotNull(news.publishedAt);

function viewNews(row: typeof news.$inferSelect): NewsItem {
  const { publishedAt: _, ...item } = newsKind.read(row);
  return { ...item, id: row.id };
}

/** A page of the published news (NEWS-01, NEWS-03), the latest first, without their `content`. Pages count from 1. */
export async function listPublishedNews(
  queries: Queries,
  organisationId: string,
  page: number,
  now: Date,
): Promise<{ data: NewsItem[]; nbPages: number }> {
  const [counted] = await queries
    .select({ items: count() })
    .from(news)
    .where(and(eq(news.organisationId, organisationId), published(now)));
  return {
    data: await latestNews(queries, organisationId, now, page),
    nbPages: pageCount(counted?.items ?? 0, PER_PAGE),
  };
}

/** One page of the published news, without their `content`. */
export async function latestNews(
  queries: Queries,
  organisationId: string,
  now: Date,
  page = 1,
  limit = PER_PAGE,
): Promise<NewsItem[]> {
  const place = { where: published(now), limit, offset: (page - 1) * limit };
  return (await listContent(queries, news, organisationId, place)).map(viewNews);
}

/** A published news item; or null. */
export async function findNews(
  queries: Queries,
  organisationId: string,
  id: string,
  now: Date,
): Promise<NewsItem | null> {
  const row = await findContent(queries, news, organisationId, id);
  return row && isPublished(newsKind.read(row).publishedAt, now.getTime()) ? viewNews(row) : null;
}
