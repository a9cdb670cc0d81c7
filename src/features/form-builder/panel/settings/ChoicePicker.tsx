import { useState } from 'react';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useEditorTexts } from '../../run/useEditorTexts';
import { type Choice, type ChoiceKind, useChoices } from '../useChoices';
import { useSettingsTexts } from '../../run/settingsTexts';

interface ChoicePickerProps {
  readonly kind: ChoiceKind;
  /** Ids that are not offered. */
  readonly taken: readonly string[];
  choose(choice: Choice): void;
}

/** Chooses a record of the organisation by its name; without a server, its id is typed. */
export function ChoicePicker({ kind, taken, choose }: ChoicePickerProps) {
  const texts = useSettingsTexts();
  const editor = useEditorTexts();
  const { texts: common } = useElement();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { isOffered, failed, choices, more, retry } = useChoices(kind, search.trim(), isOpen);
  const pick = (choice: Choice) => {
    choose(choice);
    setOpen(false);
    setSearch('');
  };
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.choose[kind]}
      </Button>
    );
  const offered = choices?.filter(({ id }) => !taken.includes(id)) ?? [];
  return (
    <div className="settings-choices">
      <TextInput
        // Pressing the button was to search.
        autoFocus
        type="search"
        label={isOffered ? texts.searchName : texts.typeId}
        value={search}
        onValue={setSearch}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      {isOffered ? (
        <>
          {offered.length > 0 && (
            <ul>
              {offered.map((choice) => (
                <li key={choice.id}>
                  <button type="button" className="settings-choice" onClick={() => pick(choice)}>
                    <span dir="auto">{choice.label || choice.id}</span>
                    <span className="muted">{choice.id}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="field-hint">
            {failed ? texts.choicesFailed : choices ? offered.length === 0 && texts.noChoice : texts.choicesLoading}
          </p>
          {failed && (
            <Button variant="secondary" onClick={retry}>
              {common.retry}
            </Button>
          )}
          {more && (
            <Button variant="secondary" onClick={more}>
              {texts.moreChoices}
            </Button>
          )}
        </>
      ) : (
        <Button
          variant="secondary"
          disabled={!/^[\w-]{1,64}$/.test(search.trim())}
          onClick={() => pick({ id: search.trim(), label: '' })}
        >
          {editor.add}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen(false)}>
        {editor.cancel}
      </Button>
    </div>
  );
}
