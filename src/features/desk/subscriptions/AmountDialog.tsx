import { useCallback } from 'react';
import { createLink } from '../../../contract/payments/links';
import { Dialog } from '../../../ui/Dialog';
import type { Belonging } from '../belonging';
import { CopyField } from '../CopyField';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { useSubscriptionsTexts } from './subscriptionsTexts';

interface AmountDialogProps {
  readonly id: string;
  readonly organisation: Belonging;
  onClose(): void;
}

/** The address where a payer agrees to another amount from the next charge on (DESK-114): nobody else may (PAY-02). */
export function AmountDialog({ id, organisation, onClose }: AmountDialogProps) {
  const { texts, call } = useDesk();
  const words = useSubscriptionsTexts();
  const load = useCallback(async () => {
    const body = { linkType: 'UPDATE-PAIEMENT' as const, paiement: id, changeAmount: true };
    return (await call(createLink, { organisation: organisation.id, body })).data.url;
  }, [call, organisation.id, id]);
  const address = useLoaded(load);
  return (
    <Dialog open title={words.changeAmount} closeText={texts.close} onClose={onClose}>
      <div className="stack">
        <p>{words.amountText}</p>
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
