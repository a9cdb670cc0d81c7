import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../../../../contract/site/media';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Late } from '../../../../ui/Late';
import { cropPicture, wholePart } from '../../../../ui/media/cropPicture';
import { useBitmap } from '../../../../ui/media/useBitmap';
import { Skeleton } from '../../../../ui/Skeleton';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useDraftTexts } from '../../saving/useDraftTexts';
import { type MediaLibrary, MediaRefused } from './mediaLibrary';
import { useMediaTexts } from './useMediaTexts';

const Cropper = lazyView(async () => (await import('../../../../ui/media/Cropper')).Cropper);

interface SendMediaProps {
  readonly file: File;
  readonly library: MediaLibrary;
  sent(item: MediaItem): void;
  back(): void;
}

/** Crops a new picture, asks what it shows, and sends it; a PDF is asked for its title. */
export function SendMedia({ file, library, sent, back }: SendMediaProps) {
  const texts = useMediaTexts();
  const { sessionOver } = useEditorTexts();
  const { notAllowed } = useDraftTexts();
  const isPicture = file.type.startsWith('image/');
  const bitmap = useBitmap(isPicture ? file : null);
  const [part, setPart] = useState(wholePart);
  const [alt, setAlt] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const said = ({ status, code, message }: MediaRefused) => {
    if (status === 401) return sessionOver;
    if (code === 'scope') return notAllowed;
    // Other 5xx messages are for developers.
    return texts.refusals[code as 'fileSize'] ?? (status < 500 ? message : texts.notSent);
  };
  const send = async () => {
    const { signal } = (stop.current = new AbortController());
    setError(undefined);
    setShare(0);
    try {
      const made = bitmap ? await cropPicture(file, bitmap, part) : file;
      sent(await library.send(made, { alt, signal, onProgress: setShare }));
    } catch (failure) {
      if (signal.aborted) return;
      setError(failure instanceof MediaRefused ? said(failure) : texts.notSent);
      setShare(null);
    }
  };

  return (
    <div className="panel-fields">
      {bitmap && (
        <Late fallback={<Skeleton height="240px" />}>
          <Cropper bitmap={bitmap} part={part} handles={texts.cropHandles} crop={setPart} />
        </Late>
      )}
      <p className="muted">
        <bdi>{file.name}</bdi>
      </p>
      <TextInput
        label={isPicture ? texts.alt : texts.title}
        hint={isPicture ? texts.altHint : undefined}
        maxLength={500}
        value={alt}
        onValue={setAlt}
        dir="auto"
      />
      {error !== undefined && <FieldError id="media-error" announce children={error} />}
      {share !== null && <progress className="media-progress" value={share} aria-label={texts.sending} />}
      <div className="builder-actions">
        <Button variant="secondary" onClick={back} children={texts.back} />
        <Button busy={share !== null} busyText={texts.sending} onClick={() => void send()}>
          {texts.send}
        </Button>
      </div>
    </div>
  );
}
