import type { ComponentProps } from 'react';

/** A raised surface. Part: `card`. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div part="card" {...rest} className={className ? `card ${className}` : 'card'} />;
}
