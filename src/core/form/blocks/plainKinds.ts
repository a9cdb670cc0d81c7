import type { BlockKinds } from '../schema/blockKind';
import { checkbox } from './checkbox';
import { conditional } from './conditional';
import { select } from './select';
import { submit } from './submit';
import { text } from './text';
import { textArea } from './textArea';
import type { Block, FormDocument } from '../schema/formDocument';

/** The kinds most forms make do with: they are bundled; a form with others loads all kinds. */
export const plainKinds: BlockKinds = new Map(
  [text, textArea, checkbox, select, conditional, submit].map((kind) => [kind.type, kind]),
);

/**
 * Whether a document has blocks of plain kinds only.
 * @example
 * isPlain({ schemaVersion: 1, children: [{ id: 'b1', type: 'text', props: {}, children: [] }] }) // => true
 */
export function isPlain({ children }: Pick<FormDocument, 'children'>): boolean {
  return children.every((block: Block) => plainKinds.has(block.type) && isPlain(block));
}
