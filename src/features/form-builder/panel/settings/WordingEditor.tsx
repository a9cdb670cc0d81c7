import { useRef } from 'react';
import { storedFields, unknownPlaceholders } from '../../../../core/form/editing';
import { Select } from '../../../../ui/fields/Select';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { type EditorProps, orDefault, textOf } from '../editorProps';
import { useBuilderState } from '../../run/builder';
import { useFieldName } from '../../run/useFieldName';
import { useSettingsTexts } from '../../run/settingsTexts';

/** A text in which answers stand (BUILD-70): a field is put in where the cursor was. */
export function WordingEditor({ property, label, hint, value, set }: EditorProps) {
  const texts = useSettingsTexts();
  const nameOf = useFieldName();
  const form = useBuilderState(({ history }) => history.present);
  const place = useRef<HTMLDivElement>(null);
  const written = textOf(value);
  const write = (text: string) => set(orDefault(text));
  const insert = (key: string) => {
    const field = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const [from, to] = [field?.selectionStart ?? written.length, field?.selectionEnd ?? written.length];
    write(`${written.slice(0, from)}{${key}}${written.slice(to)}`);
    field?.focus();
  };
  const fields = storedFields(form);
  const [unknown] = unknownPlaceholders(form, written);
  const common = {
    ...{ label, hint, value: written, onValue: write, dir: 'auto' },
    error: unknown === undefined ? undefined : texts.noField(unknown),
  } as const;
  return (
    <div ref={place} className="panel-list">
      {property.format === 'wording' ? <TextInput {...common} /> : <TextArea {...common} rows={6} />}
      {fields.length > 0 && (
        <Select
          label={texts.insertField}
          hideLabel
          value=""
          placeholder={texts.insertField}
          options={fields.map(({ key, name, part }) => ({
            value: key,
            label: nameOf({ name, part }),
          }))}
          onValue={insert}
        />
      )}
    </div>
  );
}
