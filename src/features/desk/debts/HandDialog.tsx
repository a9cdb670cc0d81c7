import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import type { createDebtPayment } from '../../../contract/records/debtPayments';
import type { BodyOut } from '../../../contract/route';
import { handMeans, type HandMeans } from '../../../contract/terms/handMeans';
import { Dialog } from '../../../ui/Dialog';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { isUnanswered } from '../isUnanswered';
import { writeAmount } from '../payments/writePayment';
import { readTyped, writeTyped } from '../typedAmount';
import { useWork } from '../useWork';
import { withProblems } from '../withProblems';
import { useDebtsTexts } from './debtsTexts';
import { today } from './today';

interface HandDialogProps {
  /** The amount still due. */
  readonly rest: number;
  readonly devise: string;
  pay(body: BodyOut<typeof createDebtPayment>): Promise<unknown>;
  onClose(): void;
  onPaid(): Promise<void>;
}

/** Notes what was paid by hand of a debt or a promise (PAY-53, PLEDGE-04). One whose answer was lost is sent again as it was, and counts once. */
export function HandDialog({ rest, devise, pay, onClose, onPaid }: HandDialogProps) {
  const { texts, lang, notify } = useDesk();
  const words = useDebtsTexts();
  const [id, setId] = useState(randomId);
  const [typed, setTyped] = useState(() => writeTyped(rest, lang));
  const [means, setMeans] = useState<HandMeans>('cash');
  const [date, setDate] = useState(today);
  const { busy, error, run } = useWork();
  const isOpen = isUnanswered(error);
  const read = readTyped(typed, devise);
  const montant = read !== null && read > 0 && read <= rest ? read : null;
  const write = (amount: number) => writeAmount(amount, devise, lang);
  const send = () =>
    void run(async () => {
      if (montant === null) return;
      try {
        await pay({ id, montant, means, date });
      } catch (thrown) {
        if (!isUnanswered(thrown)) setId(randomId());
        throw thrown;
      }
      notify(words.payDone(write(montant)));
      onClose();
      await onPaid();
    });
  return (
    <Dialog open title={words.pay} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={withProblems(texts, { overpaid: words.overpaid })}
        submit={words.paySubmit(write(montant ?? rest))}
        busy={busy}
        error={error}
        wide
        onSubmit={send}
      >
        <p>{words.payText}</p>
        <AmountInput
          label={words.payAmount}
          currency={devise}
          lang={lang}
          error={montant === null ? words.payAmountWrong(write(rest)) : undefined}
          announce
          required
          disabled={isOpen}
          value={typed}
          onValue={setTyped}
        />
        <Select
          label={words.means}
          disabled={isOpen}
          value={means}
          options={handMeans.map((value) => ({ value, label: words.meansNames[value] }))}
          onValue={setMeans}
        />
        <TextInput
          label={words.paidOn}
          type="date"
          required
          disabled={isOpen}
          max={today()}
          value={date}
          onValue={setDate}
        />
      </DeskForm>
    </Dialog>
  );
}
