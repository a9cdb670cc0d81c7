import type { CSSProperties } from 'react';
import { widthOf, writeMontant, type FigureStyle } from '../goal/writeFigure';

/** The amount of a card, as large as it finds room for. */
export function CardAmount({ montant, style }: { montant: number; style: FigureStyle }) {
  const written = writeMontant(montant, style, 'always');
  return (
    <p className="card-amount" translate="no" style={{ '--digits': widthOf(written) } as CSSProperties}>
      {written}
    </p>
  );
}
