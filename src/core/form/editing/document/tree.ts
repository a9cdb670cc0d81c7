import type { Block } from '../../schema/formDocument';

/** A document, or one of its blocks. */
interface Node {
  readonly children: readonly Block[];
}

/** Place of a block: before the `index`th child of `parent`, counted before anything moves; null is the document. */
export interface Place {
  readonly parent: string | null;
  readonly index: number;
}

/** A block where it stands. */
export interface Spot extends Place {
  readonly block: Block;
  /** The blocks around it, innermost first. */
  readonly around: readonly Block[];
}

/**
 * Finds a block by its id.
 * @example
 * findBlock(edited([node('empty', {}, [node('text')])]).document, 'b2').parent // => 'b1'
 * findBlock(edited([]).document, 'b1') // => null
 */
export function findBlock(root: Node, id: string, around: readonly Block[] = []): Spot | null {
  for (const [index, block] of root.children.entries()) {
    if (block.id === id) return { block, around, parent: around[0]?.id ?? null, index };
    const inner = block.children.length > 0 && findBlock(block, id, [block, ...around]);
    if (inner) return inner;
  }
  return null;
}

/**
 * All blocks, each before those inside it.
 * @example
 * allBlocks(edited([node('empty', {}, [node('text')])]).document).map(({ type }) => type) // => ['empty', 'text']
 */
export function allBlocks({ children }: Node): Block[] {
  const blocks: Block[] = [];
  const visit = (block: Block): void => {
    blocks.push(block);
    block.children.forEach(visit);
  };
  children.forEach(visit);
  return blocks;
}

/**
 * The blocks with these ids in the order of the document, without those inside others of them.
 * @example
 * topBlocks(edited([node('empty', {}, [node('text')]), node('pdf')]).document, ['b3', 'b2', 'b1']).map(({ id }) => id) // => ['b1', 'b3']
 */
export function topBlocks({ children }: Node, ids: readonly string[]): Block[] {
  const wanted = new Set(ids);
  const pick = (block: Block): readonly Block[] => (wanted.has(block.id) ? [block] : block.children.flatMap(pick));
  return children.flatMap(pick);
}

/**
 * Changes or drops blocks, children first; what does not change stays the same object.
 * @example
 * mapBlocks(edited([node('text'), node('pdf')]).document, (block) => (block.type === 'pdf' ? null : block)).children.length // => 1
 */
export function mapBlocks<N extends Node>(root: N, change: (block: Block) => Block | null): N {
  let changed = false;
  const children = root.children.flatMap((block) => {
    const next = change(mapBlocks(block, change));
    changed ||= next !== block;
    return next ?? [];
  });
  return changed ? { ...root, children } : root;
}

/**
 * Changes the children of one node, copying the path to it only.
 * @example
 * editChildren(edited([node('empty')]).document, 'b1', () => [node('text')]).children[0].children.length // => 1
 */
export function editChildren<N extends Node>(
  root: N,
  parent: string | null,
  change: (children: readonly Block[]) => readonly Block[],
): N {
  if (parent === null) return { ...root, children: change(root.children) };
  return editOne(root, (block) => (block.id === parent ? { ...block, children: change(block.children) } : null));
}

/**
 * Puts a block in the place of that with its id, copying the path to it only.
 * @example
 * replaceBlock(edited([node('text')]).document, { id: 'b1', type: 'pdf', props: {}, children: [] }).children[0].type // => 'pdf'
 */
export const replaceBlock = <N extends Node>(root: N, next: Block): N =>
  editOne(root, ({ id }) => (id === next.id ? next : null));

function editOne<N extends Node>(root: N, change: (block: Block) => Block | null): N {
  for (const [index, block] of root.children.entries()) {
    const next = change(block) ?? editOne(block, change);
    if (next === block) continue;
    const children = [...root.children];
    children[index] = next;
    return { ...root, children };
  }
  return root;
}
