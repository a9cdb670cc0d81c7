import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchedKind } from '../../../src/contract/records/searchAll';
import type { Queries } from '../../db/database';
import { newestFirst, orderBy } from '../../db/listOrder';
import {
  articles,
  caisses,
  calendars,
  campaigns,
  customPages,
  debts,
  events,
  forms,
  galleries,
  news,
} from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { searchPage } from '../../db/searchPage';
import { searchWords } from '../../db/textSearch';
import { contentOrder } from '../content/contentStore';

/** A kind of records that are found by their name, in the order of their list. */
interface NamedKind {
  readonly table: PgTable & { readonly id: PgColumn; readonly organisationId: PgColumn };
  readonly label: PgColumn | SQL;
  readonly texts: readonly (PgColumn | SQL)[];
  readonly order: readonly (PgColumn | SQL)[];
  readonly where?: SQL;
}

const content = <T extends Parameters<typeof contentOrder>[0]>(
  table: T,
  key: string,
  texts: NamedKind['texts'],
): NamedKind => ({
  ...{ table, texts, order: orderBy(contentOrder(table)) },
  label: sql`coalesce(${table.document} ->> ${sql.raw(`'${key}'`)}, '')`,
});

const kinds = {
  debt: { table: debts, label: debts.name, texts: searchedTexts.debts(debts), order: orderBy(newestFirst(debts)) },
  form: {
    ...{ table: forms, label: forms.title, texts: searchedTexts.forms(forms), order: orderBy(newestFirst(forms)) },
    where: isNull(forms.archivedAt),
  },
  campaign: {
    ...{ table: campaigns, label: campaigns.label, texts: searchedTexts.campaigns(campaigns) },
    order: orderBy(newestFirst(campaigns)),
  },
  fund: {
    ...{ table: caisses, label: caisses.name, texts: searchedTexts.caisses(caisses) },
    order: [asc(caisses.position), asc(caisses.id)],
  },
  calendar: {
    ...{ table: calendars, label: calendars.label, texts: searchedTexts.calendars(calendars) },
    ...{ order: orderBy(newestFirst(calendars)), where: eq(calendars.archived, false) },
  },
  page: content(customPages, 'title', searchedTexts.pages(customPages)),
  event: content(events, 'name', searchedTexts.events(events)),
  news: content(news, 'title', searchedTexts.news(news)),
  article: content(articles, 'title', searchedTexts.articles(articles)),
  gallery: content(galleries, 'name', searchedTexts.galleries(galleries)),
} satisfies Partial<Record<SearchedKind, NamedKind>>;

/** Records of a kind whose name or id has all words of a search. */
export function findNamed(
  queries: Queries,
  organisationId: string,
  kind: keyof typeof kinds,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<readonly { id: string; label: string }[]> {
  const { table, label, texts, order, where }: NamedKind = kinds[kind];
  const owned = { column: table.organisationId, owner: organisationId };
  const list = and(eq(table.organisationId, organisationId), where);
  return searchPage({ id: table.id, list, order, search: searchWords(owned, texts, search), limit }, (condition) =>
    queries
      .select({ id: sql<string>`${table.id}`, label: sql<string>`${label}` })
      .from(table)
      .where(condition)
      .orderBy(...order)
      .limit(limit),
  );
}
