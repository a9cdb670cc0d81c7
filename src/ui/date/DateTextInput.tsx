import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { dayTextOf } from '../../core/calendar';
import { Field, type FieldLabels } from '../fields/Field';

export interface DateTextInputProps
  extends
    FieldLabels,
    Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'readOnly' | 'autoComplete' | 'placeholder'> {
  /** DD/MM/YYYY, or the beginning of it. */
  value: string;
  onValue(text: string): void;
  onBlur?: (() => void) | undefined;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Position of the caret in a date with so many digits before it. */
function caretAfter(text: string, digits: number): number {
  let end = 0;
  for (let left = digits; left > 0 && end < text.length; end += 1) if (text[end] !== '/') left -= 1;
  return end;
}

/** A day typed as DD/MM/YYYY, whose slashes come by themselves (FORM-13). Parts: `field`, `label`. */
export function DateTextInput({ value, onValue, onBlur, ...props }: DateTextInputProps) {
  const { label, note, hint, error, announce, hideLabel, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // Typing in the middle of a date leaves the caret there, wherever slashes came or went.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = dayTextOf(target.value);
    const end = target.selectionStart ?? target.value.length;
    const isAtEnd = end === target.value.length;
    caret.current = isAtEnd ? text.length : caretAfter(text, digitsIn(target.value.slice(0, end)));
    // Rejected input must leave the field, and without a change React would not redraw it.
    if (text === value) {
      target.value = text;
      target.setSelectionRange(caret.current, caret.current);
      caret.current = null;
    } else onValue(text);
  };

  return (
    <Field {...{ label, note, hint, error, announce, hideLabel }}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={field}
          type="text"
          inputMode="numeric"
          enterKeyHint="next"
          className="input date-text"
          part="field"
          value={value}
          onChange={change}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
