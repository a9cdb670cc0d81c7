import type { CSSProperties } from 'react';
import type { ScreenFigures } from '../../core/campaign';
import { Unit } from './Unit';
import { useCountUp } from './useCountUp';
import { unitOf, writeFigure, type FigureStyle } from './writeFigure';

/** How wide digits and what stands between them are in the heaviest weight, in parts of the type's size. */
const DIGIT = 0.7;
const OTHER = 0.38;

/** The largest thing on the stage. It counts up to its new value; what screen readers find is the value itself. */
export function Total({ figures, style }: { figures: ScreenFigures; style: FigureStyle }) {
  const { value, unit } = figures;
  const shown = useCountUp(value);
  const text = writeFigure(value, unit, style);
  const word = unitOf(figures, style);
  const room = { '--number': widthOf(text), '--word': word ? word.length * DIGIT : 0 } as CSSProperties;
  return (
    <p className="total" part="amount" translate="no" style={room}>
      <span className="visually-hidden">{word ? `${text} ${word}` : text}</span>
      <span className="total-number" aria-hidden="true">
        {shown === value ? text : writeFigure(shown, unit, style, { moving: true })}
      </span>
      {word && (
        <Unit className="total-unit" unread>
          {word}
        </Unit>
      )}
    </p>
  );
}

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\d\p{Sc}]/u.test(letter) ? DIGIT : OTHER), 0);
