import { type EditedForm, findBlock, type Place, refusalOf, topBlocks } from '../../../core/form/editing';

/** Among the siblings, into the block before, or out of the block around. */
export type Direction = 'up' | 'down' | 'in' | 'out';

/**
 * The place one keyboard move away; null when there is none, or when the blocks have different parents.
 */
export function placeOf(form: EditedForm, ids: readonly string[], direction: Direction): Place | null {
  const { document } = form;
  const blocks = topBlocks(document, ids);
  const first = findBlock(document, blocks[0]?.id ?? '');
  const last = findBlock(document, blocks.at(-1)?.id ?? '');
  if (!first || !last || first.parent !== last.parent) return null;
  const fits = (at: Place) => refusalOf(form, { do: 'move', blocks: ids, at }) === null;
  const siblings = (first.around[0] ?? document).children;
  const outer = first.parent === null ? null : findBlock(document, first.parent);
  switch (direction) {
    case 'up':
      return first.index > 0 ? { parent: first.parent, index: first.index - 1 } : null;
    case 'down':
      return last.index < siblings.length - 1 ? { parent: first.parent, index: last.index + 2 } : null;
    case 'in': {
      const before = siblings[first.index - 1];
      const at = before && { parent: before.id, index: before.children.length };
      return at && fits(at) ? at : null;
    }
    case 'out': {
      const at = outer && { parent: outer.parent, index: outer.index + 1 };
      return at && fits(at) ? at : null;
    }
  }
}
