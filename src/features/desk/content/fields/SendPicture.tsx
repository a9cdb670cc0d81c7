import { useState } from 'react';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Late } from '../../../../ui/Late';
import { cropPicture, wholePart } from '../../../../ui/media/cropPicture';
import { useBitmap } from '../../../../ui/media/useBitmap';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useDesk } from '../../deskContext';
import { useUpload } from '../../editing/useUpload';
import { useContentTexts } from '../contentTexts';
import { useWork } from '../../useWork';
import { useRefusal } from './useRefusal';

const Cropper = lazyView(async () => (await import('../../../../ui/media/Cropper')).Cropper);

interface SendPictureProps {
  readonly organisation: string;
  readonly file: File;
  onSent(url: string): void;
  onBack(): void;
}

/** Crops a new picture, asks what it shows, and sends it to the library. */
export function SendPicture({ organisation, file, onSent, onBack }: SendPictureProps) {
  const { texts } = useDesk();
  const words = useContentTexts();
  const bitmap = useBitmap(file);
  const [part, setPart] = useState(wholePart);
  const [alt, setAlt] = useState('');
  const upload = useUpload(organisation);
  const refusal = useRefusal();
  const { busy, error, run } = useWork();
  const send = () =>
    void run(async () => onSent(await upload(bitmap ? await cropPicture(file, bitmap, part) : file, alt.trim())));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {bitmap && (
        <Late fallback={<Skeleton height="240px" />}>
          <Cropper bitmap={bitmap} part={part} handles={words.cropHandles} crop={setPart} />
        </Late>
      )}
      <TextInput
        label={words.picture.alt}
        hint={words.picture.altHint}
        autoComplete="off"
        maxLength={500}
        dir="auto"
        value={alt}
        onValue={setAlt}
      />
      {error !== null && <Notice tone="danger" title={refusal(error)} />}
      <div className="desk-buttons">
        <Button type="submit" busy={busy} busyText={texts.loading}>
          {words.picture.use}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.picture.other}
        </Button>
      </div>
    </form>
  );
}
