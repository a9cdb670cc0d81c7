import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';

interface EmptyStateProps {
  /** A drawing of what is not there. */
  readonly icon: string;
  readonly text: string;
  /** A link that leads on. */
  readonly children?: ReactNode;
}

/** In the place of a list without entries. */
export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state-icon">
        <Icon path={icon} />
      </span>
      <p>{text}</p>
      {children}
    </div>
  );
}
