import { useId } from 'react';
import type { ChoiceGroup } from './groupsOf';
import type { useChoices } from './useChoices';

interface SearchGroupsProps {
  readonly groups: readonly ChoiceGroup[];
  readonly list: ReturnType<typeof useChoices>;
  readonly label: string;
  /** Other choices are on their way. */
  readonly busy: boolean;
  go(to: string): void;
}

/** The choices of a search in their groups: one list for the arrow keys. */
export function SearchGroups({ groups, list, label, busy, go }: SearchGroupsProps) {
  const id = useId();
  if (groups.length === 0) return null;
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((count, { choices }) => count + choices.length, 0));
  return (
    <div
      ref={list.setFloating}
      className="desk-found"
      {...list.getFloatingProps({ 'aria-label': label, 'aria-busy': busy })}
    >
      {groups.map(({ name, choices }, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation">
            {name}
          </p>
          {choices.map(({ to, label, note }, at) => {
            const index = (starts[group] ?? 0) + at;
            const active = index === list.activeIndex;
            return (
              <div
                key={to}
                ref={list.setItem(index)}
                data-active={active || undefined}
                {...list.getItemProps({
                  active,
                  selected: active,
                  // Before the field loses the focus.
                  onPointerDown: (event) => event.preventDefault(),
                  onClick: () => go(to),
                })}
              >
                <bdi>{label}</bdi>
                {note && <span className="muted">{note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
