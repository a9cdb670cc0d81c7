import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/fields/Field';
import { Late } from '../../../ui/Late';
import { useEditingTexts } from '../editing/editingTexts';

const PictureDialog = lazyView(async () => (await import('./PictureDialog')).PictureDialog);

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface PictureFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Message of the surrounding form. */
  readonly error?: string | undefined;
  readonly organisation: string;
  /** Its address; empty without one. */
  readonly value: string;
  onValue(value: string): void;
}

/** A picture (MEDIA-02): chosen among the organisation's, or sent, cropped and described first. */
export function PictureField({ label, hint, error, organisation, value, onValue }: PictureFieldProps) {
  const words = useEditingTexts();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  /** Open: with a file that was dropped, or to choose one. */
  const [asks, setAsks] = useState<{ readonly file: File | null } | null>(null);
  // It has forms of its own, which are no part of the one around the field.
  const dialog = (file: File | null) => (
    <div onSubmit={stop} onDrop={stop}>
      <Late>
        <PictureDialog
          organisation={organisation}
          dropped={file}
          onClose={() => setAsks(null)}
          onChosen={(url) => {
            onValue(url);
            setAsks(null);
          }}
        />
      </Late>
    </div>
  );
  return (
    <div
      ref={place}
      className="field desk-picture"
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) setAsks({ file });
      }}
    >
      <span id={id} className="label">
        {label}
      </span>
      {value !== '' && <img src={value} alt="" />}
      <div className="desk-buttons">
        <Button
          variant="secondary"
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onClick={() => setAsks({ file: null })}
        >
          {value === '' ? words.choose : words.replace}
        </Button>
        {value !== '' && (
          <Button variant="quiet" aria-label={words.removeOf(label)} onClick={() => onValue('')}>
            {words.remove}
          </Button>
        )}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {hint ?? words.pictureHint}
      </p>
      {error && (
        <FieldError id={`${id}-error`} announce>
          {error}
        </FieldError>
      )}
      {asks && place.current && createPortal(dialog(asks.file), place.current.closest('.desk') ?? document.body)}
    </div>
  );
}
