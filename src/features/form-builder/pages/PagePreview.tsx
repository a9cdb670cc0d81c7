import { type MouseEvent, useMemo, useState } from 'react';
import { createCanvas, drawsChildren } from '../../../core/form/editing';
import type { CompiledBlock } from '../../../core/form';
import { absencesOf } from '../canvas/absencesOf';
import { PieceSheets } from '../canvas/Canvas';
import { type Pieces, usePieces } from '../canvas/usePieces';
import { PreviewRoom } from '../preview/PreviewRoom';
import { useBuilderState } from '../run/builder';

/** A page as visitors see it, without hidden blocks (BUILD-62). Links are inert: following one would leave the builder. */
export function PagePreview() {
  const form = useBuilderState(({ history }) => history.present);
  const pieces = usePieces(form);
  const [canvas] = useState(createCanvas);
  const blocks = useMemo(() => canvas(form), [canvas, form]);
  const absent = absencesOf(form);
  const stay = (event: MouseEvent) => {
    const isLink = event.nativeEvent.composedPath().some((one) => one instanceof HTMLAnchorElement);
    if (isLink) event.preventDefault();
  };
  return (
    <PreviewRoom>
      <div className="preview-page" onClickCapture={stay}>
        {pieces && <PieceSheets {...pieces} />}
        {pieces && <Blocks blocks={blocks} pieces={pieces} isShown={({ id }) => !absent.has(id)} />}
      </div>
    </PreviewRoom>
  );
}

interface BlocksProps {
  readonly blocks: readonly CompiledBlock[];
  readonly pieces: Pieces;
  isShown(block: CompiledBlock): boolean;
}

function Blocks({ blocks, pieces, isShown }: BlocksProps) {
  const { PieceView } = pieces.drawing;
  return blocks.filter(isShown).map((block) => (
    <PieceView key={block.id} piece={pieces.pieceOf(block)}>
      {block.kind && drawsChildren(block.kind.type) ? (
        <Blocks blocks={block.children} pieces={pieces} isShown={isShown} />
      ) : null}
    </PieceView>
  ));
}
