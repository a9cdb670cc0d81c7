import type { PageData } from '../../../src/contract/site/pageData';
import { currentAnnouncement } from '../../../src/core/site';
import { contentAround } from './contentAround';
import { givingMenu } from './givingMenu';
import type { AskedPage, SiteDeps } from './pageResolver';

/** The frame of every page of an organisation, beside its own settings. */
type Around = Pick<PageData['site'], 'menu' | 'giving' | 'announcement' | 'articles'>;

/**
 * Reads it (SITE-14, SITE-30, SITE-33): from memory as long as no process changes the organisation's content (SITE-18). Which
 * funds are open changes with each gift (DON-10).
 */
export async function readAround({ database, now }: SiteDeps, asked: AskedPage): Promise<Around> {
  const { organisation, lang, reads } = asked;
  const [content, articles, giving] = await Promise.all([
    contentAround(database, organisation),
    reads.articles(lang),
    givingMenu(asked),
  ]);
  const menu = content.menu.map(({ names, ...item }) => ({ ...item, name: names?.[lang] || item.name }));
  const announcement = currentAnnouncement(organisation.config, now().getTime());
  return { articles: [...articles], menu, giving, announcement };
}
