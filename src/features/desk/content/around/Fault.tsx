import { useId } from 'react';
import { FieldError } from '../../../../ui/fields/Field';

/** What is wrong with a list, below it. */
export function Fault({ text }: { text: string | undefined }) {
  const id = useId();
  return text === undefined ? null : (
    <FieldError id={id} announce>
      {text}
    </FieldError>
  );
}
