import { useState } from 'react';
import { cancelPayment } from '../../../contract/payments/handPayments';
import { TextInput } from '../../../ui/fields/TextInput';
import { AskDialog } from '../AskDialog';
import { useDesk } from '../deskContext';
import { usePaymentsTexts } from './paymentsTexts';

interface TakeBackDialogProps {
  readonly organisation: string;
  readonly paymentId: string;
  onClose(): void;
  onDone(): Promise<void>;
}

/** Takes back what was noted by hand by mistake, with a reason (DESK-230). */
export function TakeBackDialog({ organisation, paymentId, onClose, onDone }: TakeBackDialogProps) {
  const { call } = useDesk();
  const words = usePaymentsTexts();
  const [reason, setReason] = useState('');
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  return (
    <AskDialog
      title={words.takeBackTitle}
      submit={words.takeBack}
      done={words.takenBack}
      problems={{ over: words.takeBackOver }}
      act={() => call(cancelPayment, { organisation, params: { paymentId }, body })}
      {...{ onClose, onDone }}
    >
      <p>{words.takeBackText}</p>
      <TextInput
        label={words.refundReason}
        hint={words.refundReasonHint}
        autoComplete="off"
        maxLength={500}
        dir="auto"
        value={reason}
        onValue={setReason}
      />
    </AskDialog>
  );
}
