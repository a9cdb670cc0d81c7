import { useId, type ReactNode } from 'react';
import { FieldError } from './Field';

interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Second, quieter line of a card. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  /** `null`: nothing chosen. */
  value: Value | null;
  onValue(value: NoInfer<Value>): void;
}

interface Look {
  list: string;
  face: 'segment' | 'choice';
}

/** Radios under a common label, drawn by `look`. Arrow keys move the choice as in every radio group. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value> & { look: Look }) {
  const { label, hideLabel, error, required, options, value, onValue, look } = props;
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? 'visually-hidden' : 'label legend'} part="label">
        {label}
      </legend>
      <div className={look.list}>
        {options.map((option) => (
          <label key={option.value} className="option">
            <input
              type="radio"
              name={id}
              value={option.value}
              required={required}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onValue(option.value)}
            />
            <span className={look.face} part="field">
              <span>{option.label}</span>
              {option.note && <span className="choice-note">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
