import type { Language } from '../../../src/contract/common';
import type { OwnMenuItem } from '../../../src/contract/site/menu';
import type { PageData } from '../../../src/contract/site/pageData';
import { currentAnnouncement } from '../../../src/core/site';
import type { Database } from '../../db/database';
import { latestArticles } from '../content/articleStore';
import { readMenu } from '../customPages/siteSettings';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { translated } from '../translations/translated';
import { givingMenu } from './givingMenu';
import type { SiteDeps } from './pageResolver';

/** The frame of every page of an organisation, beside its own settings. */
type Around = Pick<PageData['site'], 'menu' | 'giving' | 'announcement' | 'articles'>;
type Content = Pick<Around, 'articles'> & { readonly menu: readonly OwnMenuItem[] };

/** By organisation, with the version of its content that was known before it was read: nothing older is kept under it. */
const kept = new WeakMap<Database, Map<string, { readonly version: number; readonly content: Promise<Content> }>>();
const MOST_KEPT = 1000;

/**
 * Reads it (SITE-14, SITE-30, SITE-33): from memory as long as no process changes the organisation's content (SITE-18). Which
 * funds are open changes with each gift (DON-10).
 */
export async function readAround(
  { database, now }: SiteDeps,
  organisation: OrganisationRecord,
  lang: Language,
): Promise<Around> {
  const [content, giving] = await Promise.all([
    contentAround(database, organisation),
    givingMenu(database.queries, organisation, lang),
  ]);
  const menu = content.menu.map(({ names, ...item }) => ({ ...item, name: names?.[lang] || item.name }));
  const articles = await translated(database.queries, organisation, lang, 'article', content.articles);
  return { articles, menu, giving, announcement: currentAnnouncement(organisation.config, now().getTime()) };
}

function contentAround(database: Database, { id, contentVersion: version }: OrganisationRecord): Promise<Content> {
  const known = kept.get(database) ?? new Map<string, { version: number; content: Promise<Content> }>();
  kept.set(database, known);
  const found = known.get(id);
  if (found?.version === version) return found.content;
  if (known.size >= MOST_KEPT) known.clear();
  const content = readContent(database, id);
  known.set(id, { version, content });
  content.catch(() => known.delete(id));
  return content;
}

async function readContent({ queries }: Database, id: string): Promise<Content> {
  const [menu, articles] = await Promise.all([readMenu(queries, id), latestArticles(queries, id)]);
  return { menu, articles };
}
