import type { Block } from '../../../core/form';
import { useBlockTexts } from './useEditorTexts';

/** What a block is called: its kind, and what its author wrote on it, if anything. */
interface BlockName {
  readonly kind: string;
  readonly own: string;
}

type Named = Pick<Block, 'type' | 'props'>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : '');

/** The name of a block in lists of blocks. */
export function blockName({ type, props }: Named, kinds: Readonly<Record<string, string>>): BlockName {
  const own = ['label', 'title', 'html', 'fieldKey', 'url'].map((name) => textOf(props[name])).find(Boolean) ?? '';
  return { kind: kinds[type] ?? type, own };
}

export const useBlockName = (block: Named): BlockName => blockName(block, useBlockTexts().kinds);
