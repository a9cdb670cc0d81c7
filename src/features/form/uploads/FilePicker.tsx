import { type ChangeEvent, type DragEvent, useState } from 'react';
import { acceptedTypes, type FileKind } from '../../../core/form';
import { Icon } from '../../../ui/Icon';
import { useMoreTexts } from '../run/useMoreTexts';
import { cameraIcon, uploadIcon } from './uploadIcons';

interface FilePickerProps {
  readonly kind: FileKind;
  /** How many can still be added. */
  readonly room: number;
  /** How many in all. */
  readonly most: number;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Browsers name some kinds by their ending alone. */
const ENDINGS: Readonly<Record<string, string>> = { zip: '.zip', pdf: '.pdf' };

/** On a telephone: nothing is dropped there, and its own file picker may not offer the camera. */
const isTouched = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Drop zone, file chooser and camera. Pasted files come from around it. */
export function FilePicker({ kind, room, most, required, describedBy, invalid, onFiles }: FilePickerProps) {
  const texts = useMoreTexts('upload');
  const [over, setOver] = useState(false);
  const accept = [...acceptedTypes(kind), ...(kind === null ? Object.values(ENDINGS) : [ENDINGS[kind] ?? []].flat())];
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const touched = isTouched();
  const withCamera = (kind === null || kind === 'image') && touched;
  return (
    <div
      className="upload-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={leave}
      onDrop={drop}
    >
      <div className="upload-ways">
        <label className="button button-secondary upload-choose" part="button">
          <Icon path={uploadIcon} />
          {room > 1 ? texts.chooseFiles : texts.chooseFile}
          <input
            type="file"
            className="upload-input"
            accept={accept.join()}
            multiple={room > 1}
            required={required}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={choose}
          />
        </label>
        {withCamera && (
          <label className="button button-secondary upload-choose" part="button">
            <Icon path={cameraIcon} />
            {texts.takePhoto}
            <input type="file" className="upload-input" accept="image/*" capture="environment" onChange={choose} />
          </label>
        )}
        {!touched && <span className="muted">{texts.dropHere}</span>}
      </div>
      <p className="muted">
        {texts.fileKinds[kind ?? 'any']}
        {most > 1 && ` · ${texts.mostFiles(most)}`}
      </p>
    </div>
  );
}
