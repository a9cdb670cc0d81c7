import { Fragment } from 'react';
import type { CompiledBlock } from '../../../core/form';
import type { SiteCardsTexts } from '../../../i18n/siteCards';
import { BlockBox } from './BlockBox';
import { blockViews } from './blockViews';

interface SiteBlocksProps {
  readonly blocks: readonly CompiledBlock[];
  readonly texts: SiteCardsTexts;
}

/** Blocks of a page of the organisation's own (PAGE-01), in their order; of a kind without a view, its children (BLOCK-11). */
export function SiteBlocks({ blocks, texts }: SiteBlocksProps) {
  return blocks.map((block) => {
    const View = block.kind && blockViews[block.kind.type];
    const children = <SiteBlocks blocks={block.children} texts={texts} />;
    if (!View) return <Fragment key={block.id}>{children}</Fragment>;
    return (
      <BlockBox key={block.id} block={block}>
        <View block={block} texts={texts}>
          {children}
        </View>
      </BlockBox>
    );
  });
}
