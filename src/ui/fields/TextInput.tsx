import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './Field';

export interface TextInputProps extends FieldLabels, Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  value: string;
  onValue(value: string): void;
}

/** One line of text with its label. Give `autoComplete`, `inputMode` and `enterKeyHint`. Parts: `field`, `label`. */
export function TextInput({
  label,
  note,
  hint,
  error,
  errorId,
  announce,
  hideLabel,
  onValue,
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, note, hint, error, errorId, announce, hideLabel }}>
      {(control) => (
        <input
          type="text"
          part="field"
          {...input}
          {...control}
          className="input"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
