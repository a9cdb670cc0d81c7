import { type CompiledBlock, pageKinds, readSection, sectionBlocks } from '../../../core/form';

/** The blocks of a stored layout (BLOCK-11); none where it is none. */
export function readBlocks(content: string): readonly CompiledBlock[] {
  const layout = readSection(content, pageKinds);
  return layout ? sectionBlocks(layout, pageKinds) : [];
}
