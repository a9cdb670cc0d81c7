import { drawsChildren, findBlock, type Place, type PresetId, presets, refusalOf } from '../../../core/form/editing';
import type { Block } from '../../../core/form';
import type { Builder, NewBlock } from '../run/createBuilder';
import { pointerDrag, type Side } from './pointerDrag';
import { presetDrag } from './presetDrag';

/** Share of a box at its top and bottom where a drop lands beside it, not inside. */
const EDGE_SHARE = 0.25;

interface Places {
  readonly area: HTMLElement;
  /** Scrolls while something is dragged to its edge. */
  readonly scroller: HTMLElement;
}

/**
 * Makes blocks and presets draggable in all panes of the builder (BUILD-01).
 * @returns stops it
 */
export function dragBlocks(
  { area, scroller }: Places,
  builder: Builder,
  newBlock: (preset: PresetId) => NewBlock,
): () => void {
  return pointerDrag(area, {
    scroller,
    sideOf: (dragged, target, share) =>
      sidesFor(builder, target, share).find((side) => fits(builder, dragged, target, side)) ?? null,
    dropped(dragged, target, side) {
      const at = placeAt(builder, target, side);
      const added = addedBy(dragged);
      if (!at) return;
      if (added) builder.insert([newBlock(added.id)], at);
      else builder.move(movedWith(builder, dragged), at);
    },
  });
}

/** The dragged preset, if it is one. */
const addedBy = (dragged: string) =>
  dragged.startsWith('+') ? presets.find(({ id }) => presetDrag(id) === dragged) : undefined;

/** Sides a pointer position may mean, likeliest first. */
function sidesFor(builder: Builder, target: string, share: number): readonly Side[] {
  if (target === '') return ['into'];
  const block = findBlock(builder.form().document, target)?.block;
  const near: Side = share < 0.5 ? 'before' : 'after';
  if (!block || !drawsChildren(block.type)) return [near];
  const isInside = share > EDGE_SHARE && share < 1 - EDGE_SHARE;
  return isInside || block.children.length === 0 ? ['into', near] : [near, 'into'];
}

/** The selected blocks, if the dragged one is among them. */
function movedWith(builder: Builder, dragged: string): readonly string[] {
  const { selected } = builder.store.getState().history;
  return selected.includes(dragged) ? selected : [dragged];
}

/** The place on a side of a target; '' is the form. */
function placeAt(builder: Builder, target: string, side: Side): Place | null {
  const { document } = builder.form();
  if (target === '') return { parent: null, index: document.children.length };
  const spot = findBlock(document, target);
  if (!spot) return null;
  if (side === 'into') return { parent: target, index: spot.block.children.length };
  return { parent: spot.parent, index: spot.index + (side === 'after' ? 1 : 0) };
}

function fits(builder: Builder, dragged: string, target: string, side: Side): boolean {
  const at = placeAt(builder, target, side);
  if (!at) return false;
  const added = addedBy(dragged);
  const blocks: Block[] = added ? [{ id: ' ', type: added.type, props: {}, children: [] }] : [];
  const command = added
    ? ({ do: 'insert', blocks, at } as const)
    : ({ do: 'move', blocks: movedWith(builder, dragged), at } as const);
  return refusalOf(builder.form(), command) === null;
}
