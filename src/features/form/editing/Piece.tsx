import type { ReactNode } from 'react';
import { hasFrame } from '../run/hasFrame';
import { FormRunContext } from '../run/formRun';
import { ShownContext } from '../run/shown';
import type { Piece } from './createPiece';

/**
 * A block as visitors see it, by the same views. What stands inside it is given: a builder draws that itself.
 * @param props.children in place of the view, for kinds that are boxes of others
 */
export function PieceView({ piece: { run, block }, children }: { piece: Piece; children?: ReactNode }) {
  const View = block.kind && run.views.get(block.kind.type)?.View;
  const Frame = hasFrame(block) ? run.views.get('frame')?.View : undefined;
  const drawn = children ?? (View && <View block={block} suffix="" />);
  return (
    <FormRunContext.Provider value={run}>
      <ShownContext.Provider value={run}>
        {Frame ? (
          <Frame block={block} suffix="">
            {drawn}
          </Frame>
        ) : (
          drawn
        )}
      </ShownContext.Provider>
    </FormRunContext.Provider>
  );
}

/** Style sheets of the kinds of blocks that have come. */
export const pieceSheets = (views: Piece['run']['views']): readonly string[] => [
  ...new Set([...views.values()].flatMap(({ css }) => css ?? [])),
];
