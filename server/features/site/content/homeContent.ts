import type { HomeContent } from '../../../../src/contract/site/pageData';
import type { Language } from '../../../../src/contract/common';
import { HOME_EVENTS } from '../../../../src/core/site';
import type { Deps } from '../../../deps';
import { listEventsInView } from '../../content/eventStore';
import { latestNews } from '../../content/newsStore';
import { HOME_BLOCKS, readMainPage } from '../../customPages/siteSettings';
import { translated, translatedTexts } from '../../translations/translated';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { expandBlocks } from './expandBlocks';

/** The organisation's content on its home page: the next two events, the latest news, its blocks (HOME-04, HOME-06). */
export async function readHomeContent(
  { database: { queries }, now }: Pick<Deps, 'database' | 'now'>,
  organisation: OrganisationRecord,
  lang: Language,
): Promise<Pick<HomeContent, 'events' | 'news' | 'content'>> {
  const [events, news, content] = await Promise.all([
    listEventsInView(queries, organisation, 'upcoming', now()),
    latestNews(queries, organisation.id, now()),
    readMainPage(queries, organisation.id),
  ]);
  const records = content === '' ? [] : [HOME_BLOCKS];
  const texts = (await translatedTexts(queries, organisation, lang, 'organisation', records)).get(HOME_BLOCKS) ?? {};
  return {
    events: await translated(queries, organisation, lang, 'event', events.slice(0, HOME_EVENTS)),
    news: await translated(queries, organisation, lang, 'news', news),
    content: await expandBlocks(queries, organisation, lang, content, texts),
  };
}
