import { stopSubscription, type AdminSubscription } from '../../../contract/payments/subscriptions';
import { Dialog } from '../../../ui/Dialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useSubscriptionsTexts } from './subscriptionsTexts';
import { subscriberName } from './writeSubscription';

interface StopDialogProps {
  readonly subscription: AdminSubscription;
  readonly organisation: Belonging;
  onClose(): void;
  onStopped(): Promise<void>;
}

/** Asks first, then stops all further charges (DESK-43): stopping twice changes nothing. */
export function StopDialog({ subscription, organisation, onClose, onStopped }: StopDialogProps) {
  const { texts, call, notify } = useDesk();
  const words = useSubscriptionsTexts();
  const { busy, error, run } = useWork();
  const stop = () =>
    void run(async () => {
      await call(stopSubscription, { organisation: organisation.id, params: { paymentId: subscription.id } });
      notify(words.stopped);
      onClose();
      await onStopped();
    });
  return (
    <Dialog open title={words.stop} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.stopSubmit} busy={busy} error={error} wide onSubmit={stop}>
        <p>
          <strong>
            <bdi>{subscriberName(subscription) || words.anonymous}</bdi>
          </strong>
        </p>
        <p>{words.stopText}</p>
      </DeskForm>
    </Dialog>
  );
}
