import { useContext } from 'react';
import { usesOf } from '../../../../core/form/editing';
import { Button } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { Late } from '../../../../ui/Late';
import { TextInput } from '../../../../ui/fields/TextInput';
import { removeIcon } from '../../icons';
import { CalendarTools } from '../calendars/CalendarTools';
import { type EditorProps, orDefault, textOf } from '../editorProps';
import { useBuilderState } from '../../run/builder';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useWords } from '../../run/useWords';
import { ChoicePicker } from './ChoicePicker';
import { NameFailed } from './NameFailed';
import { SeenContext } from './SettingGroup';
import { useSettingsTexts } from '../../run/settingsTexts';
import { useChosen } from '../useChoices';

type Item = Readonly<Record<string, unknown>>;

/** Calendars and forms of the organisation that a form names, each with the label that visitors read. */
export function RecordsChosen({ property, label, hint, value, set }: EditorProps) {
  const items = Array.isArray(value) ? (value as Item[]) : [];
  const kind = property.name === 'calendars' ? 'calendars' : 'forms';
  const write = (next: readonly Item[]) => set(orDefault(next));
  return (
    <fieldset className="panel-records">
      <legend className="label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {items.map((item, index) => (
        <ChosenRecord
          key={textOf(item['id']) || index}
          kind={kind}
          item={item}
          rename={(text) => write(items.map((one, at) => (at === index ? { ...one, label: text } : one)))}
          remove={() => write(items.filter((_, at) => at !== index))}
        />
      ))}
      <ChoicePicker
        kind={kind}
        taken={items.map((item) => textOf(item['id']))}
        choose={(choice) => write([...items, { ...choice }])}
      />
      {kind === 'calendars' && (
        <Late>
          <CalendarTools calendarId="" made={(calendar) => write([...items, { ...calendar }])} />
        </Late>
      )}
    </fieldset>
  );
}

interface ChosenRecordProps {
  readonly kind: 'calendars' | 'forms';
  readonly item: Item;
  rename(label: string): void;
  remove(): void;
}

function ChosenRecord({ kind, item, rename, remove }: ChosenRecordProps) {
  const texts = useSettingsTexts();
  const editor = useEditorTexts();
  const { nameOf } = useWords();
  const form = useBuilderState(({ history }) => history.present);
  const isSeen = useContext(SeenContext);
  const id = textOf(item['id']);
  const { known, retry } = useChosen(kind, id, isSeen);
  const shownAs = nameOf('calendars', 'label');
  const target = kind === 'calendars' ? 'calendar' : 'block';
  const uses = usesOf(form, { target, id }).length;
  return (
    <div className="panel-record panel-fields">
      <TextInput
        label={shownAs}
        hint={known?.label ? texts.named(known.label, id) : id}
        error={known === null ? texts.unknownId(id) : undefined}
        value={textOf(item['label'])}
        dir="auto"
        onValue={rename}
      />
      {retry && <NameFailed retry={retry} />}
      {uses > 0 && <p className="field-hint">{texts.usedIn(uses)}</p>}
      {kind === 'calendars' && known && (
        <Late>
          <CalendarTools calendarId={id} made={() => {}} />
        </Late>
      )}
      <Button variant="quiet" onClick={remove}>
        <Icon path={removeIcon} /> {editor.remove} {textOf(item['label']) || id}
      </Button>
    </div>
  );
}
