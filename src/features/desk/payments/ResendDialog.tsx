import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { resendMail } from '../../../contract/payments/paymentStory';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { usePaymentsTexts } from './paymentsTexts';

interface ResendDialogProps {
  readonly payment: { readonly id: string };
  /** Address it goes to. */
  readonly email: string;
  readonly mail: 'confirmation' | 'manage';
  readonly organisation: Belonging;
  onClose(): void;
  onSent(): Promise<void>;
}

/** Asks whether a mail is to go to the payer, and sends it once, though the answer to a try was lost (DESK-42). */
export function ResendDialog({ payment, email, mail, organisation, onClose, onSent }: ResendDialogProps) {
  const { call } = useDesk();
  const words = usePaymentsTexts();
  const [idempotencyKey] = useState(randomId);
  const asked = { organisation: organisation.id, params: { paymentId: payment.id }, body: { mail, idempotencyKey } };
  return (
    <AskDialog
      title={words.resend[mail]}
      submit={words.send}
      done={words.resent(email)}
      act={() => call(resendMail, asked)}
      onClose={onClose}
      onDone={onSent}
    >
      <p>{words.resendTexts[mail]}</p>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
    </AskDialog>
  );
}
