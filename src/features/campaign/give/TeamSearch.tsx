import { useState, type KeyboardEvent } from 'react';
import { foldSearch } from '../../../core/text';
import { Field } from '../../../ui/fields/Field';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import type { SelectOption } from '../../../ui/fields/Select';
import { useMoreTexts } from '../moreTexts';
import { useTeamFinder } from '../teams/useTeamFinder';
import { useOptionList } from './useOptionList';

interface TeamSearchProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  onValue(value: string): void;
}

/** A choice among many: type a part of the name, or walk the list with the arrow keys (combobox). */
export function TeamSearch({ label, value, options, onValue }: TeamSearchProps) {
  const texts = useMoreTexts();
  const { find, found: isFound } = useTeamFinder();
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const open = typed !== null;
  const wanted = foldSearch(typed ?? '');
  const found = open ? options.filter((option) => foldSearch(option.label).includes(wanted)) : [];
  const close = () => setTyped(null);
  const show = (text: string) => {
    setTyped(text);
    find(text);
    setActiveIndex(text === '' && chosen ? options.indexOf(chosen) : 0);
  };
  const list = useOptionList({
    open,
    activeIndex,
    onOpen: (wanted) => (wanted ? show('') : close()),
    onActive: setActiveIndex,
  });
  const choose = (option: SelectOption | undefined) => {
    if (option) onValue(option.value);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (!open || !['Enter', 'Escape'].includes(event.key)) return;
    // Enter sends nothing yet; Escape closes the list, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') choose(found[activeIndex]);
    else close();
  };
  const items = found.map((option, index) => (
    <li
      key={option.value}
      ref={list.setItem(index)}
      data-active={index === activeIndex || undefined}
      {...list.getItemProps({
        active: index === activeIndex,
        selected: option.value === value,
        // Before the field loses the focus.
        onPointerDown: (event) => event.preventDefault(),
        onClick: () => choose(option),
      })}
    >
      <bdi>{option.label}</bdi>
    </li>
  ));
  return (
    <Field label={label}>
      {(control) => (
        <div className="team-search">
          <span className="select" ref={list.setReference}>
            <input
              {...list.getReferenceProps({
                onChange: (event) => show((event.target as HTMLInputElement).value),
                onClick: () => open || show(''),
                onBlur: close,
                onKeyDown: press,
              })}
              {...control}
              type="text"
              className="input"
              part="field"
              autoComplete="off"
              placeholder={texts.searchTeam}
              value={typed ?? chosen?.label ?? ''}
            />
            <Icon path={chevronDownIcon} />
          </span>
          {open && (
            <ul
              className="team-list"
              ref={list.setFloating}
              style={list.floatingStyles}
              {...list.getFloatingProps({ 'aria-label': label })}
            >
              {items}
            </ul>
          )}
          <span className="visually-hidden" role="status">
            {open && isFound && texts.teamsFound(found.length)}
          </span>
        </div>
      )}
    </Field>
  );
}
