import { useRef, useState } from 'react';
import type { MediaKind } from '../../../../contract/site/media';
import { Dialog } from '../../../../ui/Dialog';
import { useStyles } from '../../../../ui/useStyles';
import { useEditorTexts } from '../../run/useEditorTexts';
import { FileButton } from '../../tools/FileButton';
import mediaCss from './media.css';
import type { MediaLibrary } from './mediaLibrary';
import { MediaList } from './MediaList';
import { SendMedia } from './SendMedia';
import { useMediaTexts } from './useMediaTexts';

const accepted: Readonly<Record<MediaKind, string>> = {
  PICTURE: 'image/jpeg,image/png,image/webp',
  PDF: 'application/pdf',
};

interface MediaDialogProps {
  readonly open: boolean;
  readonly kind: MediaKind;
  readonly library: MediaLibrary;
  /** Given the address, as content names it. */
  choose(url: string): void;
  close(): void;
}

/** Chooses a picture or PDF of the organisation, or sends a new one (BUILD-88). */
export function MediaDialog({ open, kind, library, choose, close }: MediaDialogProps) {
  const texts = useMediaTexts();
  const { cancel } = useEditorTexts();
  return (
    <Dialog open={open} title={texts.choose[kind]} closeText={cancel} onClose={close}>
      <MediaChoice {...{ kind, library, choose }} />
    </Dialog>
  );
}

function MediaChoice({ kind, library, choose }: Omit<MediaDialogProps, 'open' | 'close'>) {
  const texts = useMediaTexts();
  const place = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  useStyles(place, mediaCss);
  const take = (chosen: File) => {
    const isTaken = accepted[kind].split(',').includes(chosen.type);
    setError(isTaken ? undefined : texts.refusals.fileType);
    if (isTaken) setFile(chosen);
  };
  const drop = (event: React.DragEvent) => {
    event.preventDefault();
    const dropped = event.dataTransfer.files[0];
    if (dropped) take(dropped);
  };
  if (file)
    return (
      <div ref={place}>
        <SendMedia file={file} library={library} sent={({ url }) => choose(url)} back={() => setFile(null)} />
      </div>
    );
  return (
    <div ref={place} className="panel-fields" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FileButton label={texts.upload[kind]} accept={accepted[kind]} error={error} choose={take} />
      <MediaList kind={kind} library={library} choose={choose} />
    </div>
  );
}
