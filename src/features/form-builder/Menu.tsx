import { type ReactNode, useRef } from 'react';

interface MenuProps {
  readonly className?: string;
  readonly summary: ReactNode;
  onOpen?(): void;
  readonly children: ReactNode;
}

/** A list that opens under its button. Escape, a press elsewhere and a choice close it. */
export function Menu({ className = '', summary, onOpen, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => void (ref.current && (ref.current.open = false));
  const closeFocused = () => {
    ref.current?.querySelector('summary')?.focus();
    close();
  };
  return (
    <details
      ref={ref}
      className={`menu ${className}`}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      onKeyDown={({ key }) => key === 'Escape' && closeFocused()}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <summary>{summary}</summary>
      {/* Safari focuses no pressed button: the focus goes to the list, and stays inside. */}
      <ul className="menu-list plate" tabIndex={-1} onClick={closeFocused}>
        {children}
      </ul>
    </details>
  );
}
