import { useId, useState, type KeyboardEvent } from 'react';
import { foldText } from '../../../core/text';
import { Field } from '../../../ui/fields/Field';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import type { SelectOption } from '../../../ui/fields/Select';
import { useGiveTexts } from '../gift/giveTexts';

interface TeamSearchProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  onValue(value: string): void;
}

/** A choice among many: type a part of the name, or walk the list with the arrow keys (combobox). */
export function TeamSearch({ label, value, options, onValue }: TeamSearchProps) {
  const texts = useGiveTexts();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const open = typed !== null;
  const wanted = foldText(typed ?? '');
  const found = open ? options.filter((option) => foldText(option.label).includes(wanted)) : [];
  const active = found[Math.min(at, found.length - 1)];
  const show = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const choose = (option: SelectOption | undefined) => {
    if (option) onValue(option.value);
    setTyped(null);
  };
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    if (!open) return show('');
    setAt(Math.max(0, Math.min(found.length - 1, at + by)));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && open) {
      // The list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <Field label={label}>
      {(control) => (
        <div className="team-search">
          <span className="select">
            <input
              {...control}
              type="text"
              role="combobox"
              className="input"
              part="field"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={active && `${listId}-${active.value}`}
              placeholder={texts.searchTeam}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => show(event.target.value)}
              onClick={() => !open && show('')}
              onBlur={() => setTyped(null)}
              onKeyDown={press}
            />
            <Icon path={chevronDownIcon} />
          </span>
          <ul className="team-list" id={listId} role="listbox" aria-label={label} hidden={!open}>
            {found.map((option) => (
              <li
                key={option.value}
                id={`${listId}-${option.value}`}
                role="option"
                aria-selected={option.value === value}
                data-active={option === active || undefined}
                // Before the field loses the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <bdi>{option.label}</bdi>
              </li>
            ))}
          </ul>
          <span className="visually-hidden" role="status">
            {open && texts.teamsFound(found.length)}
          </span>
        </div>
      )}
    </Field>
  );
}
