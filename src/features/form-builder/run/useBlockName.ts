import type { Block } from '../../../core/form';
import { useBlockTexts } from './useEditorTexts';

/** A block's kind, and the text its author gave it, if any. */
interface BlockName {
  readonly kind: string;
  readonly own: string;
}

type Named = Pick<Block, 'type' | 'props'>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : '');

/** A block's name in lists. */
export function blockName({ type, props }: Named, kinds: Readonly<Record<string, string>>): BlockName {
  const own = ['label', 'title', 'html', 'fieldKey', 'url'].map((name) => textOf(props[name])).find(Boolean) ?? '';
  return { kind: kinds[type] ?? type, own };
}

/** The same in one line: its kind, then the author's text. */
export function fullName(block: Named, kinds: Readonly<Record<string, string>>): string {
  const { kind, own } = blockName(block, kinds);
  return own ? `${kind} · ${own}` : kind;
}

export const useBlockName = (block: Named): BlockName => blockName(block, useBlockTexts().kinds);
