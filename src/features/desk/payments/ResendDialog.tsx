import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { resendMail } from '../../../contract/payments/paymentStory';
import { Dialog } from '../../../ui/Dialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { usePaymentsTexts } from './paymentsTexts';

interface ResendDialogProps {
  readonly payment: { readonly id: string };
  /** Where it goes. */
  readonly email: string;
  readonly mail: 'confirmation' | 'manage';
  readonly organisation: Belonging;
  onClose(): void;
  onSent(): Promise<void>;
}

/** Asks whether a mail is to go to the payer, and sends it once, though the answer to a try was lost (DESK-42). */
export function ResendDialog({ payment, email, mail, organisation, onClose, onSent }: ResendDialogProps) {
  const { texts, call, notify } = useDesk();
  const words = usePaymentsTexts();
  const [idempotencyKey] = useState(randomId);
  const { busy, error, run } = useWork();
  const send = () =>
    void run(async () => {
      const body = { mail, idempotencyKey };
      await call(resendMail, { organisation: organisation.id, params: { paymentId: payment.id }, body });
      notify(words.resent(email));
      onClose();
      await onSent();
    });
  return (
    <Dialog open title={words.resend[mail]} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.send} busy={busy} error={error} wide onSubmit={send}>
        <p>{words.resendTexts[mail]}</p>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
      </DeskForm>
    </Dialog>
  );
}
