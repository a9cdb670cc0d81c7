import { useState } from 'react';
import { uploadMedia, type MediaItem } from '../../../../contract/site/media';
import { Dialog } from '../../../../ui/Dialog';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Notice } from '../../../../ui/Notice';
import { callAddress } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { useSendFile } from '../../editing/useSendFile';
import { useWork } from '../../useWork';
import { useCrop } from '../../pictures/useCrop';
import { useRefusal } from '../../pictures/useRefusal';
import { useMediaTexts } from './mediaTexts';

interface SendDialogProps {
  readonly organisation: string;
  readonly file: File;
  onClose(): void;
  onSent(item: MediaItem): void;
}

/** Lets a new picture be cropped, asks what the file shows, and sends it. The same file again is the same record (MEDIA-02). */
export function SendDialog({ organisation, file, onClose, onSent }: SendDialogProps) {
  const { texts, notify } = useDesk();
  const words = useMediaTexts();
  const [alt, setAlt] = useState('');
  const { cropper, cropped } = useCrop(file);
  const refusal = useRefusal();
  const upload = useSendFile<MediaItem>();
  const { busy, error, run } = useWork();
  const kind = file.type === 'application/pdf' ? 'PDF' : 'PICTURE';
  const send = () =>
    void run(async () => {
      const item = await upload(callAddress(uploadMedia, organisation, { alt: alt.trim() }), await cropped());
      notify(words.sent);
      onSent(item);
    });
  return (
    <Dialog open title={words.send} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.sendSubmit} busy={busy} error={null} wide onSubmit={send}>
        <p>
          <bdi>{file.name}</bdi>
        </p>
        {cropper}
        <TextInput
          label={words.alts[kind]}
          hint={words.altHints[kind]}
          autoComplete="off"
          maxLength={500}
          dir="auto"
          value={alt}
          onValue={setAlt}
        />
        {error !== null && <Notice tone="danger" title={refusal(error)} />}
      </DeskForm>
    </Dialog>
  );
}
