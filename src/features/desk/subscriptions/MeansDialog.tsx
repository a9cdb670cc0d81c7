import { useCallback } from 'react';
import { changeMeans } from '../../../contract/payments/subscriptions';
import { Dialog } from '../../../ui/Dialog';
import type { Belonging } from '../belonging';
import { CopyField } from '../CopyField';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { useSubscriptionsTexts } from './subscriptionsTexts';

interface MeansDialogProps {
  readonly id: string;
  readonly organisation: Belonging;
  onClose(): void;
}

/** The address where a payer gives another card or account, to be copied and handed on (DESK-43). */
export function MeansDialog({ id, organisation, onClose }: MeansDialogProps) {
  const { texts, call } = useDesk();
  const words = useSubscriptionsTexts();
  const load = useCallback(
    async () => (await call(changeMeans, { organisation: organisation.id, params: { paymentId: id } })).url,
    [call, organisation.id, id],
  );
  const address = useLoaded(load);
  return (
    <Dialog open title={words.means} closeText={texts.close} onClose={onClose}>
      <div className="stack">
        <p>{words.meansText}</p>
        <Loaded list={address}>
          {(url) => (
            <CopyField
              label={words.address}
              value={url}
              copy={words.copy}
              copied={words.copied}
              failed={words.notCopied}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
