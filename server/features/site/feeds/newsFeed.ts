import type { Language } from '../../../../src/contract/common';
import { languagePrefix } from '../../../../src/core/organisation';
import { feedPaths, pagePath } from '../../../../src/core/site';
import { rssFeed } from '../../../../src/core/site/feeds';
import { serverTexts } from '../../../../src/i18n/server';
import type { Deps } from '../../../deps';
import { latestNews } from '../../content/newsStore';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { translated } from '../../translations/translated';
import { siteAddress } from '../../organisations/siteAddress';

const MOST_ITEMS = 30;

/** The latest published news of an organisation as a feed (SYND-02), its words in a language. */
export async function newsFeed(
  deps: Pick<Deps, 'database' | 'now' | 'config'>,
  organisation: OrganisationRecord,
  lang: Language,
): Promise<string> {
  const { queries } = deps.database;
  const latest = await latestNews(queries, organisation.id, deps.now(), 1, MOST_ITEMS);
  const items = await translated(queries, organisation, lang, 'news', latest);
  const home = `${siteAddress(deps, organisation)}${languagePrefix(organisation, lang)}`;
  const head = {
    title: organisation.name,
    description: `${serverTexts[lang].pageNames.ACTU} · ${organisation.name}`,
    site: `${home}${pagePath('ACTU')}`,
    address: `${home}${feedPaths.news}`,
    lang,
  };
  return rssFeed(
    head,
    items.map(({ id, title, description, datetime, thematiques }) => ({
      ...{ title, description, categories: thematiques, published: Date.parse(datetime) },
      url: `${home}${pagePath('ACTU_DETAIL', id)}`,
    })),
  );
}
