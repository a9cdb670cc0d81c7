import { useEffect, useMemo, useState } from 'react';
import type { CompiledBlock, FormDefinition } from '../../../core/form';
import { allBlocks, editedDefinition, type EditedForm } from '../../../core/form/editing';
import { loadTexts } from '../../../i18n/catalogue';
import { patiently } from '../../../loading/patiently';
import { type ElementContext, useElement } from '../../../runtime/context';
import type { BlockViews, Piece } from '../../form/editing';
import { type Drawing, useLoadDrawing } from '../run/drawing';

/** Drawings of a form's single blocks. */
export interface Pieces {
  readonly drawing: Drawing;
  readonly views: BlockViews;
  /** The same piece for the same block, until settings of the form change. */
  pieceOf(block: CompiledBlock): Piece;
}

/** The element as blocks see it: with the form's texts, and without events or notifications. */
async function readElement({ formTexts }: Drawing, element: ElementContext): Promise<ElementContext> {
  const featureTexts = await loadTexts(formTexts, element.lang);
  return { ...element, catalogue: formTexts, featureTexts, emit: () => true, notify: () => {} };
}

/** Loads the views of the kinds in a form as they are needed; null until the first arrive. */
export function usePieces(form: EditedForm): Pieces | null {
  const outer = useElement();
  const loadDrawing = useLoadDrawing();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [element, setElement] = useState<ElementContext | null>(null);
  const [views, setViews] = useState<BlockViews | null>(null);
  const wanted = [...new Set(allBlocks(form.document).map(({ type }) => type))].sort().join();
  useEffect(() => {
    let isWanted = true;
    void patiently(loadDrawing).then((come) => isWanted && setDrawing(come));
    return () => void (isWanted = false);
  }, [loadDrawing]);
  useEffect(() => {
    let isWanted = true;
    if (drawing) void patiently(() => readElement(drawing, outer)).then((read) => isWanted && setElement(read));
    return () => void (isWanted = false);
  }, [drawing, outer]);
  useEffect(() => {
    let isWanted = true;
    if (!drawing) return;
    void patiently(() => drawing.loadPieceViews(wanted.split(',').filter(Boolean), outer.lang)).then(
      (loaded) => isWanted && setViews((before) => new Map([...(before ?? []), ...loaded])),
    );
    return () => void (isWanted = false);
  }, [drawing, wanted, outer.lang]);

  const { settings } = form;
  const definition = useMemo(
    () => editedDefinition({ settings, document: { schemaVersion: 1, children: [] } }),
    [settings],
  );
  return useMemo(
    () => drawing && element && views && { drawing, views, pieceOf: keepPieces(drawing, element, definition, views) },
    [drawing, element, definition, views],
  );
}

function keepPieces(
  { createPiece }: Drawing,
  element: ElementContext,
  definition: FormDefinition,
  views: BlockViews,
): Pieces['pieceOf'] {
  const known = new WeakMap<CompiledBlock, Piece>();
  return (block) => {
    const piece = known.get(block) ?? createPiece(element, definition, block, views);
    known.set(block, piece);
    return piece;
  };
}
