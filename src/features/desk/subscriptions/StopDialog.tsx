import { stopSubscription, type AdminSubscription } from '../../../contract/payments/subscriptions';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
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
  const { call } = useDesk();
  const words = useSubscriptionsTexts();
  return (
    <AskDialog
      title={words.stop}
      submit={words.stopSubmit}
      done={words.stopped}
      act={() => call(stopSubscription, { organisation: organisation.id, params: { paymentId: subscription.id } })}
      onClose={onClose}
      onDone={onStopped}
    >
      <p>
        <strong>
          <bdi>{subscriberName(subscription) || words.anonymous}</bdi>
        </strong>
      </p>
      <p>{words.stopText}</p>
    </AskDialog>
  );
}
