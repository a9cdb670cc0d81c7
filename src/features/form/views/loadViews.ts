import type { CompiledBlock, CompiledForm } from '../../../core/form';
import type { BlockView, BlockViews } from '../run/blockView';
import { hasFrame } from '../run/hasFrame';

const loadFrame = async () => (await import('../frame/frame.lazy')).frameView;

/**
 * The views of all kinds that blocks have, with their texts. Rejects when one of them cannot be fetched.
 * @param viewOf how a kind is drawn, by its type.
 */
export async function loadViews(
  { blocks }: Pick<CompiledForm, 'blocks'>,
  viewOf: (type: string) => BlockView | Promise<BlockView> | undefined,
): Promise<BlockViews> {
  const wanted = new Set<string>();
  const visit = (all: readonly CompiledBlock[]) =>
    all.forEach((block) => {
      if (block.kind) wanted.add(block.kind.type);
      if (hasFrame(block)) wanted.add('frame');
      visit(block.children);
    });
  visit(blocks);
  const loaded = [...wanted].map(async (type) => {
    const view = await (type === 'frame' ? loadFrame() : viewOf(type));
    return view && ([type, view] as const);
  });
  return new Map((await Promise.all(loaded)).filter((entry) => entry !== undefined));
}
