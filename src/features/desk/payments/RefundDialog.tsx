import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { refundPayment, type AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import { formatMoney, minor, parseAmount, toMinor, toUnits } from '../../../core/money';
import { Dialog } from '../../../ui/Dialog';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { isUnanswered } from '../isUnanswered';
import { useWork } from '../useWork';
import { writeTyped } from '../typedAmount';
import { usePaymentsTexts } from './paymentsTexts';

interface RefundDialogProps {
  readonly payment: AdminPaymentDetail;
  readonly organisation: Belonging;
  onClose(): void;
  onRefunded(): Promise<void>;
}

/**
 * Gives a payment back, whole or in part (DESK-03). A refund whose answer was lost is asked for again as it was, under the same
 * key: it is given once.
 */
export function RefundDialog({ payment, organisation, onClose, onRefunded }: RefundDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = usePaymentsTexts();
  const { devise } = payment;
  const most = minor(toMinor(payment.received, devise) - toMinor(payment.refunded, devise));
  const write = (amount: typeof most) => formatMoney(amount, devise, lang);
  const [typed, setTyped] = useState(() => writeTyped(toUnits(most, devise), lang));
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(randomId);
  const { busy, error, run } = useWork();
  const parsed = parseAmount(typed, devise);
  const amount = parsed !== null && parsed > 0 && parsed <= most ? parsed : null;
  const isOpen = isUnanswered(error);
  const refund = () =>
    void run(async () => {
      if (amount === null) return;
      const montant = toUnits(amount, devise);
      const body = { montant, idempotencyKey: key, ...(reason.trim() && { reason: reason.trim() }) };
      try {
        await call(refundPayment, { organisation: organisation.id, params: { paymentId: payment.id }, body });
      } catch (thrown) {
        // Refused: what is asked for next is another refund.
        if (!isUnanswered(thrown)) setKey(randomId());
        throw thrown;
      }
      notify(words.refundDone(write(amount)));
      onClose();
      await onRefunded();
    });
  return (
    <Dialog open title={words.refundTitle} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={words.refundSubmit(write(amount ?? most))}
        busy={busy}
        error={error}
        wide
        onSubmit={refund}
      >
        <p>{words.refundText(write(most))}</p>
        <AmountInput
          label={words.refundAmount}
          currency={devise}
          lang={lang}
          error={amount === null ? words.refundWrong(write(most)) : undefined}
          announce
          disabled={isOpen}
          value={typed}
          onValue={setTyped}
        />
        <TextInput
          label={words.refundReason}
          hint={words.refundReasonHint}
          autoComplete="off"
          maxLength={500}
          dir="auto"
          disabled={isOpen}
          value={reason}
          onValue={setReason}
        />
      </DeskForm>
    </Dialog>
  );
}
