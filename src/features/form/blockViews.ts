import type { CompiledBlock, CompiledForm } from '../../core/form';
import type { Language } from '../../core/languages';
import type { BlockView, BlockViews, LoadView } from './blockView';
import { CheckboxBlock } from './blocks/CheckboxBlock';
import { ConditionalBlock } from './blocks/ConditionalBlock';
import { SelectBlock } from './blocks/SelectBlock';
import { SubmitBlock } from './blocks/SubmitBlock';
import { TextAreaBlock } from './blocks/TextAreaBlock';
import { TextBlock } from './blocks/TextBlock';
import { isFramed } from './isFramed';

/** How plain forms are drawn, by type: at hand. The rest is fetched with the form that has it. */
const plainViews: Readonly<Record<string, BlockView>> = {
  text: { View: TextBlock },
  textArea: { View: TextAreaBlock },
  checkbox: { View: CheckboxBlock },
  select: { View: SelectBlock },
  conditional: { View: ConditionalBlock },
  submit: { View: SubmitBlock },
};

/** What stands around blocks that have layout parameters (BLOCK-01). */
const frame = async (): Promise<BlockView> => {
  const { BlockFrame, frameCss } = await import('./layout/BlockFrame');
  return { View: BlockFrame, css: frameCss };
};

/**
 * The views of all kinds that a form has, with their texts. Rejects when one of them cannot be fetched.
 * @param more how kinds are drawn that are not plain.
 */
export async function loadViews(
  { blocks }: Pick<CompiledForm, 'blocks'>,
  lang: Language,
  more: Readonly<Record<string, LoadView>> = {},
): Promise<BlockViews> {
  const wanted = new Set<string>();
  const visit = (all: readonly CompiledBlock[]) =>
    all.forEach((block) => {
      if (block.kind) wanted.add(block.kind.type);
      if (isFramed(block)) wanted.add('frame');
      visit(block.children);
    });
  visit(blocks);
  const loaded = [...wanted].map(async (type) => {
    const view = type === 'frame' ? await frame() : (plainViews[type] ?? (await more[type]?.(lang)));
    return view && ([type, view] as const);
  });
  return new Map((await Promise.all(loaded)).filter((entry) => entry !== undefined));
}
