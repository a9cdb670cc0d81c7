import type { FocusEvent, ReactNode } from 'react';
import { useForm } from '../run/formRun';

export interface FieldBoxProps {
  /** Stored key of the field, with the suffix of its row. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Stands around the controls of one field: where the summary leads to, and what is left when focus goes elsewhere. */
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
