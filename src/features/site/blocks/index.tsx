import type { CompiledBlock } from '../../../core/form';
import type { PageBlocks } from '../siteContext';
import { blockStyles } from './blockStyles';
import { readBlocks } from './readBlocks';
import { SiteBlocks } from './SiteBlocks';

/**
 * The blocks of a layout, to be drawn in a page.
 * @param layout JSON text
 * @param base the site's address, from which paths start
 * @returns null where it has none
 */
export function pageBlocks(layout: string, base: string): PageBlocks | null {
  const blocks = readBlocks(layout);
  if (blocks.length === 0) return null;
  return {
    View: ({ texts }) => <SiteBlocks blocks={blocks} texts={texts} />,
    ownStyles: blockStyles(blocks, base),
    elements: hasForm(blocks) ? ['org-form'] : [],
  };
}

const hasForm = (blocks: readonly CompiledBlock[]): boolean =>
  blocks.some(({ kind, children }) => kind?.type === 'embeddedForm' || hasForm(children));
