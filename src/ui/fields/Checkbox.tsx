import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './Field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'onChange' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onValue(checked: boolean): void;
}

/** A tick box whose whole row can be touched. Part: `label`. */
export function Checkbox({ label, hint, error, onValue, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className="checkbox" part="label">
        <input
          {...input}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
