import { createContext, type ReactNode, useState } from 'react';
import type { Builder } from '../../run/createBuilder';
import { useBuilder } from '../../run/builder';

/** Whether the group around it was ever open: what asks the server waits for that. */
export const SeenContext = createContext(false);

/** The groups that are open, for as long as their form is edited: blocks are looked at meanwhile. */
const opened = new WeakMap<Builder, Set<string>>();

interface SettingGroupProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of settings that folds. */
export function SettingGroup({ name, title, children }: SettingGroupProps) {
  const builder = useBuilder();
  const open = opened.get(builder) ?? new Set(['form']);
  opened.set(builder, open);
  const [isOpen] = useState(open.has(name));
  const [isSeen, setSeen] = useState(isOpen);
  const toggle = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) open.add(name);
    else open.delete(name);
    if (currentTarget.open) setSeen(true);
  };
  return (
    <details className="panel-group" open={isOpen} onToggle={toggle}>
      <summary>{title}</summary>
      <div className="panel-fields">
        <SeenContext value={isSeen}>{children}</SeenContext>
      </div>
    </details>
  );
}
