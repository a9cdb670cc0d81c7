import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { useUpload } from '../editing/useUpload';
import { usePicturesTexts } from './picturesTexts';
import { useWork } from '../useWork';
import { useCrop } from './useCrop';
import { useRefusal } from './useRefusal';

interface SendPictureProps {
  readonly organisation: string;
  readonly file: File;
  onSent(url: string): void;
  onBack(): void;
}

/** Crops a new picture, asks what it shows, and sends it to the library. */
export function SendPicture({ organisation, file, onSent, onBack }: SendPictureProps) {
  const { texts } = useDesk();
  const words = usePicturesTexts();
  const { cropper, cropped } = useCrop(file);
  const [alt, setAlt] = useState('');
  const upload = useUpload(organisation);
  const refusal = useRefusal();
  const { busy, error, run } = useWork();
  const send = () => void run(async () => onSent(await upload(await cropped(), alt.trim())));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {cropper}
      <TextInput
        label={words.alt}
        hint={words.altHint}
        autoComplete="off"
        maxLength={500}
        dir="auto"
        value={alt}
        onValue={setAlt}
      />
      {error !== null && <Notice tone="danger" title={refusal(error)} />}
      <div className="desk-buttons">
        <Button type="submit" busy={busy} busyText={texts.loading}>
          {words.use}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.other}
        </Button>
      </div>
    </form>
  );
}
