import type { MouseEvent, ReactNode } from 'react';
import { useDesk } from './deskContext';
import { deskAddress } from './useAddress';

interface DeskLinkProps {
  readonly to: string;
  /** Whether it leads to where one is. Default: whether it is the page's own address. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to another page of the desk. */
export function DeskLink({ to, current, children }: DeskLinkProps) {
  const { path, navigate } = useDesk();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={deskAddress(to)} aria-current={(current ?? path === to) ? 'page' : undefined} onClick={go}>
      {children}
    </a>
  );
}
