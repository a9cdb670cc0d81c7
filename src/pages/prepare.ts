import type { PageData } from '../contract/site/pageData';
import { loadTexts, type Catalogue } from '../i18n/catalogue';
import { siteTexts } from '../i18n/site';
import type { Shown } from './Page';
import { loadView } from './pageModules';

/** Loads what a page is drawn from: its view and the texts in its language. */
export async function prepare(page: PageData): Promise<Shown> {
  const [texts, { module, viewTexts }] = await Promise.all([loadTexts(siteTexts, page.lang), loadModule(page)]);
  return { page, module, viewTexts, texts };
}

async function loadModule({ type, lang }: PageData) {
  const module = await loadView(type);
  const viewTexts = await loadTexts(module.texts as Catalogue<object>, lang);
  return { module, viewTexts };
}

/** The style sheet of a page alone (PAGE-01); empty for none. */
export const ownStylesOf = ({ page, module }: Shown): string => module.ownStyles?.(page as never) ?? '';
