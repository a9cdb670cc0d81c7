import { and, desc, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PageType } from '../../../../src/contract/terms/pageTypes';
import { customPath, givePath, inLanguage, pagePath, shownPages } from '../../../../src/core/site';
import { SITEMAP_MOST, sitemapXml } from '../../../../src/core/site/feeds';
import type { Queries } from '../../../db/database';
import { articles, customPages, events, galleries, news } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { ContentTable } from '../../content/contentStore';
import { pagesThat } from '../../customPages/pageKind';
import { namedForms } from '../../forms/definition/publicForms';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { siteAddress } from '../../organisations/siteAddress';
import { languagesOf } from '../composePage';
import { namedCampaigns } from '../namedCampaigns';
import { offeredFunds } from '../offeredFunds';
import { createPageReads } from '../pageReads';

type Surroundings = Pick<Deps, 'database' | 'now' | 'config'>;

interface Listed {
  /** Without a language. */
  readonly path: string;
  readonly updated: number | null;
}

/**
 * The sitemap of an organisation (SYND-03): the pages that its site leads to, in every language that it offers. A limited one has
 * its home page alone (SITE-31).
 */
export async function siteMap(deps: Surroundings, organisation: OrganisationRecord): Promise<string> {
  const { language } = organisation;
  const languages = [...languagesOf(organisation)].sort((a, b) => Number(b === language) - Number(a === language));
  const site = siteAddress(deps, organisation);
  const pages = await listPages(deps, organisation, Math.floor(SITEMAP_MOST / languages.length));
  return sitemapXml(
    pages.map(({ path, updated }) => ({
      addresses: languages.map((lang) => ({ lang, url: `${site}${inLanguage(path, lang, organisation)}` })),
      updated,
    })),
  );
}

async function listPages(deps: Surroundings, organisation: OrganisationRecord, most: number): Promise<Listed[]> {
  const shown = shownPages(organisation);
  const menu = shown.map((type) => pagePath(type));
  const lists = ['/', givePath(organisation) ?? '/', ...menu].map((path) => ({ path, updated: null }));
  const own = organisation.limited
    ? []
    : [...(await contentPages(deps, organisation, shown)), ...(await offers(deps, organisation))];
  return [...new Map([...lists, ...own].map((page) => [page.path, page])).values()].slice(0, most);
}

/** Funds, forms and campaigns on its home page. */
async function offers(deps: Surroundings, organisation: OrganisationRecord): Promise<Listed[]> {
  const { queries } = deps.database;
  const [funds, forms, campaigns] = await Promise.all([
    offeredFunds(createPageReads(deps.database, organisation), organisation.language),
    namedForms(deps, organisation),
    namedCampaigns(queries, organisation),
  ]);
  return [
    ...funds.map(({ id }) => pagePath('DON', id)),
    ...forms.map(({ id }) => pagePath('FORM', id)),
    ...campaigns.map(({ id }) => pagePath('CAMPAGNE', id)),
  ].map((path) => ({ path, updated: null }));
}

async function contentPages(
  { database: { queries }, now }: Surroundings,
  { id }: OrganisationRecord,
  shown: readonly PageType[],
): Promise<Listed[]> {
  const list = (type: PageType, table: ContentTable, where?: SQL) =>
    listUpdated(queries, table, id, where).then((rows) =>
      rows.map((row) => ({ path: pagePath(type, row.id), updated: row.updatedAt.getTime() })),
    );
  // An item that only leads elsewhere is no page (SITE-10).
  const published = and(lte(news.publishedAt, now()), sql`coalesce(${news.document} ->> 'link', '') = ''`);
  const found = await Promise.all([
    shown.includes('EVENTS') ? list('EVENT', events, or(events.isLasting, lte(events.shownAt, now()))) : [],
    shown.includes('ACTU') ? list('ACTU_DETAIL', news, published) : [],
    shown.includes('GALERIES') ? list('GALERIES_IMAGES', galleries) : [],
    list('ARTICLE', articles),
    ownPages(queries, id),
  ]);
  return found.flat();
}

/** Ids and last changes, the latest first. */
function listUpdated(
  queries: Queries,
  table: ContentTable,
  organisationId: string,
  where: SQL | undefined,
): Promise<{ id: string; updatedAt: Date }[]> {
  return queries
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table as typeof events)
    .where(and(eq(table.organisationId, organisationId), where))
    .orderBy(desc(table.at), desc(table.id))
    .limit(SITEMAP_MOST);
}

async function ownPages(queries: Queries, organisationId: string): Promise<Listed[]> {
  const rows = await queries
    .select({ path: customPages.path, updatedAt: customPages.updatedAt })
    .from(customPages)
    .where(and(eq(customPages.organisationId, organisationId), pagesThat('shown')))
    .limit(SITEMAP_MOST);
  return rows.map(({ path, updatedAt }) => ({ path: customPath(path), updated: updatedAt.getTime() }));
}
