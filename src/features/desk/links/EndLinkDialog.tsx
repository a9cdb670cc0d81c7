import { revokeLink, type AdminLink } from '../../../contract/payments/links';
import { Dialog } from '../../../ui/Dialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useLinksTexts } from './linksTexts';

interface EndLinkDialogProps {
  readonly link: AdminLink;
  readonly organisation: Belonging;
  onClose(): void;
  onEnded(): Promise<void>;
}

/** Asks first, then ends a link at once (DESK-44). */
export function EndLinkDialog({ link, organisation, onClose, onEnded }: EndLinkDialogProps) {
  const { texts, call, notify } = useDesk();
  const words = useLinksTexts();
  const { busy, error, run } = useWork();
  const end = () =>
    void run(async () => {
      await call(revokeLink, { organisation: organisation.id, params: { lienId: link.id } });
      notify(words.ended);
      onClose();
      await onEnded();
    });
  return (
    <Dialog open title={words.end} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.endSubmit} busy={busy} error={error} wide onSubmit={end}>
        <p>{words.endText}</p>
      </DeskForm>
    </Dialog>
  );
}
