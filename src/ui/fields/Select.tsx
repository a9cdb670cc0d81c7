import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './Field';
import { Icon } from '../Icon';
import { chevronDownIcon } from '../icons';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string>
  extends FieldLabels, Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange' | 'value'> {
  value: Value | '';
  options: readonly SelectOption<Value>[];
  /** First row, shown while nothing is chosen. */
  placeholder?: string | undefined;
  onValue(value: NoInfer<Value>): void;
}

/** The platform's own drop-down with a label. Parts: `field`, `label`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, note, hint, error, errorId, announce, hideLabel, options, placeholder, onValue, ...select } = props;
  return (
    <Field {...{ label, note, hint, error, errorId, announce, hideLabel }}>
      {(control) => (
        <span className="select">
          <select
            part="field"
            {...select}
            {...control}
            className="input"
            onChange={(event) => onValue(event.target.value as Value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} />
        </span>
      )}
    </Field>
  );
}
