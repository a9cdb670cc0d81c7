import { TextInput } from '../../../ui/fields/TextInput';
import { type EditorProps, orDefault, textOf } from './editorProps';

const WHOLE = /^#[\da-f]{6}$/i;

/** A CSS colour, picked or typed in any notation. */
export function ColourEditor({ label, value, set }: EditorProps) {
  const text = textOf(value);
  return (
    <div className="panel-colour">
      <TextInput label={label} value={text} onValue={(typed) => set(orDefault(typed))} />
      <input
        type="color"
        aria-label={label}
        value={WHOLE.test(text) ? text : '#ffffff'}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}
