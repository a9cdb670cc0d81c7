import { memo, type MouseEvent } from 'react';
import type { Block, CompiledBlock } from '../../../core/form';
import { drawsChildren } from '../../../core/form/editing';
import { useBuilder, useBuilderState } from '../run/builder';
import { useBlockName } from '../run/useBlockName';
import { useBlockTexts, useEditorTexts } from '../run/useEditorTexts';
import { useSaving } from '../saving/saving';
import { absencesOf } from './absencesOf';
import { BlockTools } from './BlockTools';
import type { Pieces } from './usePieces';

interface CanvasBlockProps {
  readonly block: Block;
  /** The same block, compiled. */
  readonly ready: CompiledBlock;
  readonly pieces: Pieces;
}

/** Boxes drawn in their own frame. The others show everything they may contain. */
const framed = new Set(['container', 'empty']);

/** A block as visitors see it, selectable and draggable; its own controls are inert (BUILD-01). */
export const CanvasBlock = memo(function CanvasBlock({ block, ready, pieces }: CanvasBlockProps) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const { isReadOnly } = useSaving();
  const name = useBlockName(block);
  const { id, type, children } = block;
  const isSelected = useBuilderState(({ history }) => history.selected.includes(id));
  const isAlone = useBuilderState(({ history }) => history.selected.length === 1 && history.selected[0] === id);
  const absence = useBuilderState(({ history }) => absencesOf(history.present).get(id));
  const { absences: reasons } = useBlockTexts();
  const { PieceView } = pieces.drawing;
  const isBox = drawsChildren(type);
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    const { selected } = builder.store.getState().history;
    const isAdded = event.shiftKey || event.metaKey || event.ctrlKey;
    const others = selected.filter((one) => one !== id);
    builder.select(isAdded ? (isSelected ? others : [...selected, id]) : [id]);
  };
  const inner = (isBox || children.length > 0) && (
    <div className="canvas-inside" data-type={type}>
      <CanvasBlocks blocks={children} ready={ready.children} pieces={pieces} />
      {children.length === 0 && <p className="canvas-drop">{texts.dropHere}</p>}
    </div>
  );
  return (
    <div
      className={isBox ? 'canvas-block canvas-box' : 'canvas-block'}
      data-block={id}
      data-drag={id}
      data-drop={id}
      data-selected={isSelected || undefined}
      onClick={press}
    >
      <div className="canvas-tag" aria-hidden="true">
        {name.kind}
      </div>
      {absence && absence !== 'around' && <p className="canvas-absent">{reasons[absence]}</p>}
      {!ready.kind && <p className="canvas-absent">{texts.unknownType(type)}</p>}
      {!isBox && (
        <div className="canvas-face" inert>
          <PieceView piece={pieces.pieceOf(ready)} />
        </div>
      )}
      {framed.has(type) ? <PieceView piece={pieces.pieceOf(ready)}>{inner}</PieceView> : inner}
      {isAlone && !isReadOnly && <BlockTools id={id} />}
    </div>
  );
});

interface CanvasBlocksProps {
  readonly blocks: readonly Block[];
  /** The same blocks, compiled. */
  readonly ready: readonly CompiledBlock[];
  readonly pieces: Pieces;
}

/** Blocks in their order. */
export const CanvasBlocks = memo(function CanvasBlocks({ blocks, ready, pieces }: CanvasBlocksProps) {
  return blocks.map((block, index) => {
    const compiled = ready[index];
    return compiled && <CanvasBlock key={block.id} block={block} ready={compiled} pieces={pieces} />;
  });
});
