import { TextInput } from '../../../ui/fields/TextInput';
import { usePeopleTexts } from '../run/usePanelTexts';
import type { EditorProps } from './editorProps';

/** The author's own labels for the parts of a person (ENT-09). */
export function LabelsEditor({ property, label, value, set }: EditorProps) {
  const usual: Readonly<Record<string, string>> = usePeopleTexts().parts;
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const write = (part: string, text: string) => {
    const { [part]: _before, ...others } = given;
    const next = text === '' ? others : { ...others, [part]: text };
    set(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className="panel-list">
      <legend className="label">{label}</legend>
      {property.choices.map((part) => (
        <TextInput
          key={part}
          label={usual[part] ?? part}
          placeholder={usual[part]}
          value={typeof given[part] === 'string' ? given[part] : ''}
          onValue={(text) => write(part, text)}
          dir="auto"
        />
      ))}
    </fieldset>
  );
}
