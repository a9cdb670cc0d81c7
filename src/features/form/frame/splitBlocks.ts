import type { CompiledBlock } from '../../../core/form';
import { hasFrame } from '../run/hasFrame';

/** Consecutive blocks of a form. */
interface BlockPart {
  /** The id of the first. */
  readonly id: string;
  readonly blocks: readonly CompiledBlock[];
  /** Whether a box may stand around them: plain fields paint nothing outside their own box and stick to nothing. */
  readonly isBoxed: boolean;
}

/** Fields to a part: few, since a part is laid out whole, and many, since all parts are looked at for each key. */
const MOST = 16;

const FIELDS: ReadonlySet<string> = new Set(['text', 'textArea', 'checkbox', 'select']);

/** Splits a long list of blocks into parts of few plain fields each; all other blocks stand between them, in order. */
export function splitBlocks(blocks: readonly CompiledBlock[]): BlockPart[] {
  const parts: (BlockPart & { blocks: CompiledBlock[] })[] = [];
  let room = 0;
  for (const block of blocks) {
    const fields = countPlainFields(block);
    const isBoxed = fields <= MOST;
    const last = parts.at(-1);
    if (last && last.isBoxed === isBoxed && (!isBoxed || fields <= room)) last.blocks.push(block);
    else {
      parts.push({ id: block.id, blocks: [block], isBoxed });
      room = MOST;
    }
    room -= fields;
  }
  return parts;
}

/** Infinite for a block that is not, or does not only hold, plain fields. */
function countPlainFields(block: CompiledBlock): number {
  const { kind, children } = block;
  if (!kind || hasFrame(block)) return Infinity;
  if (kind.type === 'conditional') return children.reduce((sum, child) => sum + countPlainFields(child), 0);
  return FIELDS.has(kind.type) ? 1 : Infinity;
}
