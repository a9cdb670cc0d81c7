import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { alertIcon } from '../icons';

/** Labels and messages around any field's control. */
export interface FieldLabels {
  label: ReactNode;
  /** Quiet words beside the label, for instance "facultatif". */
  note?: ReactNode;
  hint?: ReactNode;
  /** Advice to correct the value. The control is invalid while it is set. */
  error?: string | undefined;
  /** Id of an error that stands elsewhere, for several controls. */
  errorId?: string | undefined;
  /** The error is read out as soon as it appears; a form with a summary leaves that to the summary. */
  announce?: boolean | undefined;
  /** The label is only read out. */
  hideLabel?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLabels {
  children(control: ControlProps): ReactNode;
}

/** Label above, control, then hint and error under it, tied together for screen readers. Part: `label`. */
export function Field({ label, note, hint, error, errorId, announce, hideLabel, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'label'} part="label" htmlFor={id}>
        {label}
        {note && <span className="label-note">{note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || errorId ? true : undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={`${id}-error`} announce={announce}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  announce?: boolean | undefined;
  children: string;
}

export function FieldError({ id, announce, children }: FieldErrorProps) {
  return (
    <p className="field-error" id={id} role={announce ? 'alert' : undefined}>
      <Icon path={alertIcon} />
      <span>{children}</span>
    </p>
  );
}
