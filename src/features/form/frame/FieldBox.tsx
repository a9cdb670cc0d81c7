import type { FocusEvent, ReactNode } from 'react';
import { useForm } from '../run/formRun';

interface FieldBoxProps {
  /** Stored key of the field, with the suffix of its row. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Wraps a field's controls: target of the error summary, and blur detection. */
export function FieldBox({ name, children }: FieldBoxProps) {
  const run = useForm();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) run.leave(name);
  };
  return (
    <div className="form-field" data-field={name} onBlur={leave}>
      {children}
    </div>
  );
}
