import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './Field';

interface TextAreaProps extends FieldLabels, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> {
  value: string;
  onValue(value: string): void;
}

/** Several lines of text with their label. Parts: `field`, `label`. */
export function TextArea({ label, note, hint, error, announce, hideLabel, onValue, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, note, hint, error, announce, hideLabel }}>
      {(control) => (
        <textarea
          rows={3}
          part="field"
          {...area}
          {...control}
          className="input"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
