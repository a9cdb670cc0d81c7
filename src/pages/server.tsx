import { renderToString } from 'react-dom/server';
import type { PageStyles, RenderPage } from '../contract/render';
import { siteStyles } from '../features/site';
import { uiStyles } from '../ui/styles';
import { Page } from './Page';
import { loadView } from './pageModules';
import { prefix } from './prefix';
import { ownStylesOf, prepare } from './prepare';

/** Draws a page on the server. */
export const renderPage: RenderPage = async ({ page, base, embed }) => {
  const shown = await prepare(page);
  const html = renderToString(<Page shown={shown} base={base} embed={embed} browsing={null} />, {
    identifierPrefix: prefix,
  });
  const { elements = [] } = shown.module;
  // Nothing in it can end the element that it stands in.
  return { html, ownStyles: ownStylesOf(shown).replace(/</g, '\\3c '), elements };
};

/** The style sheets of pages that the server draws. */
export const pageStyles: PageStyles = async (of) =>
  (of === 'all' ? [...uiStyles, ...siteStyles] : (await loadView(of)).styles).join('\n');
