import { renderToString } from 'react-dom/server';
import type { PageStyles, RenderPage } from '../contract/render';
import { Page } from './Page';
import { loadBlockSheets, loadSheets, loadShellSheets } from './pageModules';
import { prefix } from './prefix';
import { elementsOf, ownStylesOf, prepare } from './prepare';

/** Draws a page on the server. */
export const renderPage: RenderPage = async ({ page, base, embed }) => {
  const shown = await prepare(page, 'drawn');
  const html = renderToString(<Page shown={shown} base={base} embed={embed} browsing={null} />, {
    identifierPrefix: prefix,
  });
  // Nothing in it can end the element that it stands in.
  return {
    html,
    ownStyles: ownStylesOf(shown).replace(/</g, '\\3c '),
    elements: elementsOf(shown),
    hasBlocks: shown.blocks !== null,
  };
};

/** The style sheets of pages that the server draws. */
export const pageStyles: PageStyles = async (of) => {
  const load = { all: loadShellSheets, blocks: loadBlockSheets };
  return (await (of === 'all' || of === 'blocks' ? load[of]() : loadSheets(of))).join('\n');
};
