import type { CSSProperties } from 'react';
import type { ScreenFigures } from '../../../core/campaign';
import { Unit } from './Unit';
import { useCountUp } from './useCountUp';
import { unitOf, widthOf, writeFigure, type FigureStyle } from './writeFigure';

/** Greatest width of a letter in the heaviest weight, relative to the font size. */
const LETTER = 0.7;
/** Decimals, currency and unit are written this much smaller than the digits that count. */
const SMALL = 0.4;

/** The stage's largest figure. It counts up to its new value; screen readers get the value itself. */
export function Total({ figures, style }: { figures: ScreenFigures; style: FigureStyle }) {
  const { value, unit } = figures;
  const shown = useCountUp(value);
  const text = writeFigure(value, unit, style);
  const word = unitOf(figures, style);
  const { digits, decimals, before, after } = partsOf(text);
  const room = {
    '--digits': widthOf(digits) + widthOf(decimals + before + after) * SMALL,
    '--word': (word?.length ?? 0) * LETTER * SMALL,
  } as CSSProperties;
  const now = shown === value ? { digits, decimals } : partsOf(writeFigure(shown, unit, style, { moving: true }));
  return (
    <p className="total" part="amount" translate="no" style={room}>
      <span className="visually-hidden">{word ? `${text} ${word}` : text}</span>
      <span className="total-number" aria-hidden="true">
        {before && <span className="total-small">{before}</span>}
        {now.digits}
        {now.decimals && <span className="total-small">{now.decimals}</span>}
        {after && <span className="total-small">{after}</span>}
      </span>
      {word && (
        <Unit className="total-unit" unread>
          {word}
        </Unit>
      )}
    </p>
  );
}

const FIGURE = /^(\D*?)(\d(?:.*?\d)??)([.,]\d\d)?(\D*)$/;

/** The digits of a written figure, its decimals, and the currency before or after them. */
function partsOf(text: string) {
  const [, before = '', digits = text, decimals = '', after = ''] = FIGURE.exec(text) ?? [];
  return { before, digits, decimals, after };
}
