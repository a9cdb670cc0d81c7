import type { PageData } from '../contract/site/pageData';
import { pageLayout } from '../core/site';
import { loadTexts, type Catalogue } from '../i18n/catalogue';
import { siteTexts } from '../i18n/site';
import type { Shown } from './Page';
import { loadBlocks, loadBlockSheets, loadSheets, loadShellSheets, loadView } from './pageModules';

/** Surroundings of a page: a document with all its style sheets, one with those of the frame, or an element. */
type Place = 'drawn' | 'document' | 'element';

/** Loads what a page is drawn from: its view, the texts in its language, its blocks, and what it looks like. */
export async function prepare(page: PageData, place: Place): Promise<Shown> {
  const [texts, { module, viewTexts }, blocks, styles] = await Promise.all([
    loadTexts(siteTexts, page.lang),
    loadModule(page),
    blocksOf(page),
    place === 'drawn' ? [] : sheetsFor(page, place),
  ]);
  return { page, module, viewTexts, texts, blocks, styles };
}

async function loadModule({ type, lang }: PageData) {
  const module = await loadView(type);
  const viewTexts = await loadTexts(module.texts as Catalogue<object>, lang);
  return { module, viewTexts };
}

async function blocksOf(page: PageData) {
  const layout = pageLayout(page);
  return layout ? (await loadBlocks())(layout, page.site.address) : null;
}

async function sheetsFor(page: PageData, place: 'document' | 'element'): Promise<readonly string[]> {
  const sheets = await Promise.all([
    place === 'element' ? loadShellSheets() : [],
    pageLayout(page) ? loadBlockSheets() : [],
    loadSheets(page.type),
  ]);
  return sheets.flat();
}

/** Elements of ours that a page shows. */
export const elementsOf = ({ page, module, blocks }: Shown): readonly string[] => [
  ...(module.elements?.(page as never) ?? []),
  ...(blocks?.elements ?? []),
];

/** The style sheet of a page alone (PAGE-01); empty for none. */
export const ownStylesOf = ({ page, module, blocks }: Shown): string =>
  `${blocks?.ownStyles ?? ''}${module.ownStyles?.(page as never) ?? ''}`;
