import { type CompiledBlock, propsOf } from '../../../core/form';
import type { accordion } from '../../../core/form/blocks/accordion';
import type { carousel } from '../../../core/form/blocks/carousel';
import type { richText } from '../../../core/form/blocks/richText';
import { cssLength } from '../../../core/form/look/cssValues';
import { frameStyle, type LayoutProps } from '../../../core/form/look/frameStyle';
import { styleClass } from '../../../core/richText/textStyles';
import { textStyles } from '../content/textStyles';
import { blockAddress } from './blockAddress';

/** The declarations of a block's layout parameters (BLOCK-01), as a style sheet has them; empty for none. */
function declarationsOf(block: CompiledBlock, base: string): string {
  const { kind, props } = block;
  if (!kind) return '';
  const style = frameStyle(kind.type, props as LayoutProps, (address) => blockAddress(address, base));
  if (kind.type === 'carousel') {
    const height = cssLength(propsOf<typeof carousel>(block).maxImageHeight);
    if (height) style['--media-height'] = height;
  }
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** The class of a block with layout parameters; equal ones have the same. */
export function blockClass(block: CompiledBlock, base: string): string | null {
  const declarations = declarationsOf(block, base);
  return declarations && styleClass(declarations);
}

/** The style sheet of a page's blocks and of the texts in them. Pages with a strict policy refuse `style` attributes. */
export function blockStyles(blocks: readonly CompiledBlock[], base: string): string {
  const rules = new Set<string>();
  const texts: string[] = [];
  const visit = (all: readonly CompiledBlock[]) => {
    for (const block of all) {
      const declarations = declarationsOf(block, base);
      if (declarations) rules.add(`.${styleClass(declarations)}{${declarations}}`);
      texts.push(...textsOf(block));
      visit(block.children);
    }
  };
  visit(blocks);
  return `${[...rules].join('')}${textStyles(texts)}`;
}

function textsOf(block: CompiledBlock): string[] {
  if (block.kind?.type === 'richText') return [propsOf<typeof richText>(block).html];
  if (block.kind?.type === 'accordion') return propsOf<typeof accordion>(block).items.map((item) => item.description);
  return [];
}
