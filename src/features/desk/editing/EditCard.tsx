import { useId, type ReactNode } from 'react';
import { Unsaved } from './marks';

interface EditCardProps {
  readonly title: string;
  readonly text: string;
  readonly isEdited: boolean;
  readonly children: ReactNode;
}

/** A card that is saved by itself: its title, with a mark while something is unsaved, and what it is for (DESK-10). */
export function EditCard({ title, text, isEdited, children }: EditCardProps) {
  const titleId = useId();
  return (
    <section className="card desk-card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title}
        {isEdited && <Unsaved />}
      </h2>
      <p className="muted">{text}</p>
      {children}
    </section>
  );
}
