import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  /** Text of users keeps its own direction; amounts and links bring theirs. */
  readonly children: ReactNode;
}

/** A name and what it says; nothing where it says nothing. */
export const Fact = ({ name, children }: FactProps) =>
  children ? (
    <div>
      <dt className="muted">{name}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  ) : null;
