import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from './database';
import {
  articles,
  caisses,
  calendars,
  campaignMatchings,
  campaigns,
  campaignTeams,
  customPages,
  debts,
  events,
  forms,
  galleries,
  links,
  media,
  news,
  sections,
  services,
  tokens,
  translations,
} from './schema';

const inDocument = (document: SQLWrapper, key: 'name' | 'title') => sql<string>`coalesce(${document} ->> ${key}, '')`;

/** Kinds of records that have a name, by where it is. Links are for one payer: they have none to show. */
const named = {
  fund: { table: caisses, name: sql<string>`${caisses.name}` },
  form: { table: forms, name: sql<string>`${forms.title}` },
  campaign: { table: campaigns, name: sql<string>`${campaigns.label}` },
  debt: { table: debts, name: sql<string>`${debts.name}` },
  link: { table: links, name: sql<string>`''` },
  service: { table: services, name: sql<string>`${services.name}` },
  calendar: { table: calendars, name: sql<string>`${calendars.label}` },
  section: { table: sections, name: sql<string>`${sections.label}` },
  team: { table: campaignTeams, name: sql<string>`${campaignTeams.label}` },
  matching: { table: campaignMatchings, name: sql<string>`${campaignMatchings.label}` },
  token: { table: tokens, name: sql<string>`${tokens.label}` },
  media: { table: media, name: sql<string>`${media.name}` },
  event: { table: events, name: inDocument(events.document, 'name') },
  news: { table: news, name: inDocument(news.document, 'title') },
  article: { table: articles, name: inDocument(articles.document, 'title') },
  gallery: { table: galleries, name: inDocument(galleries.document, 'name') },
  text: { table: translations, name: sql<string>`${translations.name}` },
  page: { table: customPages, name: inDocument(customPages.document, 'title') },
} as const;
export type NamedKind = keyof typeof named;

/** The names of an organisation's records of some ids; of unknown ids nothing. */
export async function namesOf(
  queries: Queries,
  organisationId: string,
  kind: NamedKind,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { table, name } = named[kind];
  return queries
    .select({ id: table.id, name })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), inArray(table.id, [...ids])));
}
