import type { MouseEvent, ReactNode } from 'react';
import { useDesk } from './deskContext';
import { deskAddress } from './useAddress';

/** A link to another page of the desk. */
export function DeskLink({ to, children }: { to: string; children: ReactNode }) {
  const { path, navigate } = useDesk();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={deskAddress(to)} aria-current={path === to ? 'page' : undefined} onClick={go}>
      {children}
    </a>
  );
}
