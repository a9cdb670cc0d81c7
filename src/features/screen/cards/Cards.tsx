import type { CSSProperties, ReactNode } from 'react';

/** A card of the row; its key stays the same as long as it is about the same donor or team. */
export interface ScreenCard {
  readonly key: string;
  readonly content: ReactNode;
}

interface CardsProps {
  /** First in front. */
  cards: readonly ScreenCard[];
  /** How many are faded in (SCREEN-03). */
  visible: number;
  /** Shown if there are no cards. */
  empty: string;
}

/**
 * The row of cards: new ones push in at the front, the others fade out and are removed. Positions are CSS; the document
 * order is by key, newest first, because moving a node would restart its transition.
 */
export function Cards({ cards, visible, empty }: CardsProps) {
  if (cards.length === 0) return <p className="cards cards-empty">{empty}</p>;
  const placed = cards.slice(0, 2 * visible).map((card, place) => ({ ...card, place }));
  placed.sort((a, b) => (a.key < b.key ? 1 : -1));
  return (
    <ol className="cards" style={{ '--visible': visible } as CSSProperties}>
      {placed.map(({ key, content, place }) => (
        <li
          key={key}
          className={`screen-card ${place === 0 ? 'leading' : place < visible ? '' : 'faded'}`}
          style={{ '--place': place } as CSSProperties}
          aria-hidden={place >= visible}
          part={place < visible ? 'card' : undefined}
        >
          {content}
        </li>
      ))}
    </ol>
  );
}
