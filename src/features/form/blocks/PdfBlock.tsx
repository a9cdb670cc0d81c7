import { useState } from 'react';
import { propsOf } from '../../../core/form';
import type { pdf } from '../../../core/form/blocks/pdf';
import { isSavedPdf } from '../../../core/form/blocks/savedPdf';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';
import { mediaAddress } from '../frame/mediaAddress';
import { useMoreTexts } from '../run/useMoreTexts';

/** A link to a document; with `previz` it can also be read in place where the browser has a reader (BLOCK-07). One of the organisation's own is saved (MEDIA-05). */
export function PdfBlock({ block }: BlockViewProps) {
  const { element } = useShown();
  const texts = useMoreTexts('pdf');
  const { pdf: file, previz } = propsOf<typeof pdf>(block);
  const [open, setOpen] = useState(false);
  const address = mediaAddress(file, element);
  if (!address) return null;
  const isSaved = isSavedPdf(address);
  const readsHere = previz && !isSaved && navigator.pdfViewerEnabled;
  return (
    <div className="media-pdf">
      <div className="media-actions">
        {readsHere && (
          <Button
            variant="secondary"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            children={open ? texts.closePdf : texts.showPdf}
          />
        )}
        <LinkButton
          variant={readsHere ? 'quiet' : 'secondary'}
          href={address}
          {...(isSaved ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
          children={isSaved ? texts.downloadPdf : texts.openPdf}
        />
      </div>
      {open && <iframe className="media-frame" src={address} title={texts.openPdf} />}
    </div>
  );
}
