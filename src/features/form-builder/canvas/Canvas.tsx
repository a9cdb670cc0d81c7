import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createCanvas } from '../../../core/form/editing';
import { lazyView } from '../../../loading/lazyView';
import { styleSheets } from '../../../runtime/element/styleSheets';
import { Late } from '../../../ui/Late';
import { useBuilder, useBuilderState } from '../run/builder';
import { titleOf } from '../run/titleOf';
import { useEditorTexts } from '../run/useEditorTexts';
import { CanvasBlocks } from './CanvasBlock';
import { usePieces, type Pieces } from './usePieces';

const Templates = lazyView(async () => (await import('../templates/Templates')).Templates);

/** The form as visitors see it, block by block (BUILD-01). */
export function Canvas() {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const form = useBuilderState(({ history }) => history.present);
  const selected = useBuilderState(({ history }) => history.selected);
  const pieces = usePieces(form);
  const [canvas] = useState(createCanvas);
  const ready = useMemo(() => canvas(form), [canvas, form]);
  const box = useRef<HTMLDivElement>(null);
  const only = selected.length === 1 ? selected[0] : undefined;
  useEffect(() => {
    const block = only && box.current?.querySelector(`[data-block="${CSS.escape(only)}"]`);
    if (block) block.scrollIntoView({ block: 'nearest' });
  }, [only]);
  const { children } = form.document;
  const title = titleOf(form);
  return (
    // A press beside the blocks selects the form itself; the outline does the same for keyboards.
    <div ref={box} className="canvas-sheet" data-drop="" onClick={() => builder.select([])}>
      {title && <p className="form-title">{title}</p>}
      {pieces && <PieceSheets {...pieces} />}
      {pieces && (
        <div className="canvas-blocks">
          <CanvasBlocks blocks={children} ready={ready} pieces={pieces} />
        </div>
      )}
      {children.length === 0 && (
        <div className="canvas-empty">
          <p className="canvas-empty-title">{texts.empty}</p>
          <p className="muted">{texts.emptyHint}</p>
          <Late>
            <Templates />
          </Late>
        </div>
      )}
    </div>
  );
}

/** Adopts the style sheets of the loaded kinds, shared by all builders of a page. */
export function PieceSheets({ drawing, views }: Pick<Pieces, 'drawing' | 'views'>) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (!root || !('adoptedStyleSheets' in root)) return;
    const owner = root as ShadowRoot;
    const added = styleSheets(owner.ownerDocument, drawing.pieceSheets(views));
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets.filter((one) => !added.includes(one)), ...added];
  }, [drawing, views]);
  return <span ref={place} hidden />;
}
