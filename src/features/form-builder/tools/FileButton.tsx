import { useId, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/fields/Field';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly error: string | undefined;
  choose(file: File): void;
}

/** A button that asks for a file: the browser's own names it in the browser's language. */
export function FileButton({ label, accept, error, choose }: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <Button variant="secondary" aria-describedby={error && id} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it is mended.
          target.value = '';
          if (file) choose(file);
        }}
      />
      {error && (
        <FieldError id={id} announce>
          {error}
        </FieldError>
      )}
    </div>
  );
}
