import { Fragment, memo } from 'react';
import type { CompiledBlock } from '../../../core/form';
import { useShown } from '../run/shown';
import { hasFrame } from '../run/hasFrame';

interface BlocksProps {
  readonly blocks: readonly CompiledBlock[];
  /** Suffix of the row that they stand in (FORM-19). */
  readonly suffix?: string;
}

/** Blocks in their order; of a kind without a view, its children (BLOCK-11). */
export const Blocks = memo(function Blocks({ blocks, suffix = '' }: BlocksProps) {
  const { views } = useShown();
  const Frame = views.get('frame')?.View;
  const Warnings = views.get('warnings')?.View;
  const draw = (block: CompiledBlock) => {
    const view = block.kind && views.get(block.kind.type);
    const key = block.id + suffix;
    if (!view) return <Blocks key={key} blocks={block.children} suffix={suffix} />;
    const drawn = <view.View key={key} block={block} suffix={suffix} />;
    return Frame && hasFrame(block) ? <Frame key={key} block={block} suffix={suffix} children={drawn} /> : drawn;
  };
  if (!Warnings) return blocks.map(draw);
  return blocks.map((block) => (
    <Fragment key={block.id + suffix}>
      <Warnings block={block} suffix={suffix} />
      {draw(block)}
    </Fragment>
  ));
});
