import { TextInput } from '../../../ui/fields/TextInput';

interface ColourFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly announce: true;
  readonly value: string;
  /** Says what the picker is for. */
  readonly pick: string;
  onValue(value: string): void;
}

const HEX = /^#[\da-f]{6}$/i;

/** A colour: typed, or picked with the browser's own means. */
export const ColourField = ({ pick, ...field }: ColourFieldProps) => (
  <div className="desk-colour">
    <TextInput {...field} maxLength={60} autoComplete="off" spellCheck={false} dir="ltr" />
    <input
      type="color"
      aria-label={pick}
      value={HEX.test(field.value) ? field.value : '#13a0bb'}
      onChange={(event) => field.onValue(event.target.value)}
    />
  </div>
);
