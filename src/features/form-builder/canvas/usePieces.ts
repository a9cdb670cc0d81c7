import { useEffect, useMemo, useState } from 'react';
import type { CompiledBlock, FormDefinition } from '../../../core/form';
import { allBlocks, editedDefinition, type EditedForm } from '../../../core/form/editing';
import { loadTexts } from '../../../i18n/catalogue';
import { patiently } from '../../../loading/patiently';
import { type ElementContext, useElement } from '../../../runtime/context';
import { type BlockViews, createPiece, formTexts, loadPieceViews, type Piece } from '../../form/editing';

/** How to draw each block of a form by itself. */
export interface Pieces {
  readonly views: BlockViews;
  /** The same piece for the same block, until settings of the form change. */
  pieceOf(block: CompiledBlock): Piece;
}

/** The element as blocks see it: with the form's texts, and without events or notifications. */
async function readElement(element: ElementContext): Promise<ElementContext> {
  const featureTexts = await loadTexts(formTexts, element.lang);
  return { ...element, catalogue: formTexts, featureTexts, emit: () => true, notify: () => {} };
}

/** Loads the views of the kinds in a form as they are needed; null until the first arrive. */
export function usePieces(form: EditedForm): Pieces | null {
  const outer = useElement();
  const [element, setElement] = useState<ElementContext | null>(null);
  const [views, setViews] = useState<BlockViews | null>(null);
  const wanted = [...new Set(allBlocks(form.document).map(({ type }) => type))].sort().join();
  useEffect(() => {
    let isWanted = true;
    void patiently(() => readElement(outer)).then((read) => isWanted && setElement(read));
    return () => void (isWanted = false);
  }, [outer]);
  useEffect(() => {
    let isWanted = true;
    void patiently(() => loadPieceViews(wanted.split(',').filter(Boolean), outer.lang)).then(
      (loaded) => isWanted && setViews((before) => new Map([...(before ?? []), ...loaded])),
    );
    return () => void (isWanted = false);
  }, [wanted, outer.lang]);

  const { settings } = form;
  const definition = useMemo(
    () => editedDefinition({ settings, document: { schemaVersion: 1, children: [] } }),
    [settings],
  );
  return useMemo(
    () => element && views && { views, pieceOf: keepPieces(element, definition, views) },
    [element, definition, views],
  );
}

function keepPieces(element: ElementContext, definition: FormDefinition, views: BlockViews): Pieces['pieceOf'] {
  const known = new WeakMap<CompiledBlock, Piece>();
  return (block) => {
    const piece = known.get(block) ?? createPiece(element, definition, block, views);
    known.set(block, piece);
    return piece;
  };
}
