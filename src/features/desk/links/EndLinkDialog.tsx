import { revokeLink, type AdminLink } from '../../../contract/payments/links';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { useLinksTexts } from './linksTexts';

interface EndLinkDialogProps {
  readonly link: AdminLink;
  readonly organisation: Belonging;
  onClose(): void;
  onEnded(): Promise<void>;
}

/** Asks first, then ends a link at once (DESK-44). */
export function EndLinkDialog({ link, organisation, onClose, onEnded }: EndLinkDialogProps) {
  const { call } = useDesk();
  const words = useLinksTexts();
  return (
    <AskDialog
      title={words.end}
      submit={words.endSubmit}
      done={words.ended}
      act={() => call(revokeLink, { organisation: organisation.id, params: { lienId: link.id } })}
      onClose={onClose}
      onDone={onEnded}
    >
      <p>{words.endText}</p>
    </AskDialog>
  );
}
