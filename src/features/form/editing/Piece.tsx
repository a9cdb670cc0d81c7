import type { ReactNode } from 'react';
import { hasFrame } from '../run/hasFrame';
import { FormRunContext } from '../run/formRun';
import { ShownContext } from '../run/shown';
import formsCss from '../../../ui/styles/forms.css';
import formCss from '../form.css';
import type { Piece } from './createPiece';

/**
 * A block drawn by the view visitors get.
 * @param props.children replaces the view of a box, whose content a builder draws itself
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

/** Style sheets of every block, and of the loaded views. */
export const pieceSheets = (views: Piece['run']['views']): readonly string[] => [
  formsCss,
  formCss,
  ...new Set([...views.values()].flatMap(({ css }) => css ?? [])),
];
