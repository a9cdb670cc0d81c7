import type { ReactElement } from 'react';
import type { PageData, PageOf } from '../../../contract/site/pageData';
import type { PageType } from '../../../contract/terms/pageTypes';
import { pageLayout } from '../../../core/site';
import { directionOf, loadTexts, type Catalogue } from '../../../i18n/catalogue';
import { siteTexts } from '../../../i18n/site';
import { pageBlocks } from '../blocks';
import { type RouteModule, type Site, SiteProvider } from '../siteContext';

/** A view in a site, ready to be drawn: as on a server, unless `site` has what only a browser has. */
export async function viewOf<T extends PageType, Texts>(
  view: RouteModule<T, Texts>,
  page: PageOf<T>,
  site: Partial<Site> = {},
): Promise<ReactElement> {
  const { home } = page.site;
  const [words, texts] = await Promise.all([
    loadTexts(view.texts as Catalogue<object>, page.lang),
    loadTexts(siteTexts, page.lang),
  ]);
  const data = page as unknown as PageData;
  const value: Site = {
    page: data,
    lang: page.lang,
    direction: directionOf(page.lang),
    texts,
    organisation: page.organisation,
    base: '',
    home: home || '/',
    href: (path) => (path.startsWith('/') ? `${home}${path}` : path),
    clock: null,
    client: null,
    apiHost: undefined,
    passed: {},
    embed: false,
    navigate: () => undefined,
    notify: () => undefined,
    overlay: null,
    ...site,
  };
  return (
    <SiteProvider value={value}>
      <view.View page={page} texts={words as Texts} blocks={pageBlocks(pageLayout(data), page.site.address)} />
    </SiteProvider>
  );
}
