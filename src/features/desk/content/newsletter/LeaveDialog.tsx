import { removeSubscriber, type Subscriber } from '../../../../contract/site/subscribers';
import { AskDialog } from '../../AskDialog';
import { unlessGone } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { useNewsletterTexts } from './newsletterTexts';

interface LeaveDialogProps {
  readonly organisation: string;
  readonly subscriber: Subscriber;
  onClose(): void;
  onDone(): Promise<void>;
}

/** Asks first, then takes somebody off the newsletter (CALL-116). */
export function LeaveDialog({ organisation, subscriber: { id, email }, onClose, onDone }: LeaveDialogProps) {
  const { call } = useDesk();
  const words = useNewsletterTexts();
  return (
    <AskDialog
      title={words.leaveTitle}
      submit={words.leave}
      done={words.leaveDone}
      act={() => call(removeSubscriber, { organisation, params: { subscriberId: id } }).catch(unlessGone)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <bdi>{email}</bdi>
      </p>
      <p>{words.leaveText}</p>
    </AskDialog>
  );
}
