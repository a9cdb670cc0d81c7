import { Blocks } from '../frame/Blocks';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';
import { useMoreTexts } from '../run/useMoreTexts';

/** A box around others (BLOCK-05), or an empty block (FORM-26); one without content is named in a preview. */
export function ContainerBlock({ block, suffix }: BlockViewProps) {
  const { mode } = useShown();
  const texts = useMoreTexts(block.kind?.type ?? '');
  if (block.children.length > 0) return <Blocks blocks={block.children} suffix={suffix} />;
  return mode === 'preview' && <p className="media-note">{texts.emptyBlock}</p>;
}
