import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/fields/Field';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { problemText } from '../problemText';
import { useWork } from '../useWork';
import { useEditingTexts } from './editingTexts';
import { useUpload } from './useUpload';

interface PictureFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly organisation: string;
  /** Text alternative of a new picture. */
  readonly alt: string;
  /** The picture's address; empty without one. */
  readonly value: string;
  onValue(value: string): void;
}

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture: chosen or dropped, and sent to the organisation's library at once (MEDIA-02). */
export function PictureField({ label, hint, error: given, organisation, alt, value, onValue }: PictureFieldProps) {
  const { texts } = useDesk();
  const words = useEditingTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload(organisation);
  const [isWrongType, setWrongType] = useState(false);
  const { busy, error: thrown, run } = useWork();
  const take = (file: File) => {
    setWrongType(!ACCEPTED.includes(file.type));
    if (ACCEPTED.includes(file.type)) void run(async () => onValue(await upload(file, alt)));
  };
  const refusal = (error: unknown) =>
    (error instanceof DeskError && words.refusals[error.code as 'fileSize']) || problemText(texts, error);
  const error = isWrongType ? words.refusals.fileType : thrown === null ? given : refusal(thrown);
  return (
    <div
      className="field desk-picture"
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) take(file);
      }}
    >
      <span id={id} className="label">
        {label}
      </span>
      {value !== '' && <img src={value} alt="" />}
      <div className="desk-buttons">
        <Button
          variant="secondary"
          busy={busy}
          busyText={texts.loading}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {value === '' ? words.choose : words.replace}
        </Button>
        {value !== '' && (
          <Button variant="quiet" aria-label={words.removeOf(label)} onClick={() => onValue('')}>
            {words.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={ACCEPTED.join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it is mended.
          target.value = '';
          if (file) take(file);
        }}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint ?? words.pictureHint}
      </p>
      {error && (
        <FieldError id={`${id}-error`} announce>
          {error}
        </FieldError>
      )}
    </div>
  );
}
