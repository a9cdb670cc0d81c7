import { useState, type ReactNode } from 'react';
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
import { useHandTexts } from './handTexts';
import { today } from './today';

interface HandDialogProps {
  /** The amount still due; null where any is welcome. */
  readonly rest: number | null;
  readonly devise: string;
  /** What is said first, if not that less is left to pay. */
  readonly text?: string;
  /** Texts for refusals of its own, by code. */
  readonly problems?: Readonly<Record<string, string>>;
  /** Fields before the amount. @param isOpen whether a try has no answer yet: what is sent again must stay */
  before?(isOpen: boolean): ReactNode;
  /** The same after the others. */
  after?(isOpen: boolean): ReactNode;
  pay(body: BodyOut<typeof createDebtPayment>): Promise<unknown>;
  onClose(): void;
  onPaid(): Promise<void>;
}

/** Notes what was paid by hand (PAY-53, PAY-54, PLEDGE-04). One whose answer was lost is sent again as it was, and counts once. */
export function HandDialog(props: HandDialogProps) {
  const { rest, devise, text, problems, before, after, pay, onClose, onPaid } = props;
  const { texts, lang, notify } = useDesk();
  const words = useHandTexts();
  const [id, setId] = useState(randomId);
  const [typed, setTyped] = useState(() => (rest === null ? '' : writeTyped(rest, lang)));
  const [means, setMeans] = useState<HandMeans>('cash');
  const [date, setDate] = useState(today);
  const { busy, error, run } = useWork();
  const isOpen = isUnanswered(error);
  const read = readTyped(typed, devise);
  const montant = read !== null && read > 0 && (rest === null || read <= rest) ? read : null;
  const shown = montant ?? rest;
  const write = (amount: number) => writeAmount(amount, devise, lang);
  const isWrong = montant === null && (rest !== null || typed !== '');
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
        texts={withProblems(texts, { overpaid: words.overpaid, ...problems })}
        submit={shown === null ? words.save : words.paySubmit(write(shown))}
        busy={busy}
        error={error}
        wide
        onSubmit={send}
      >
        <p>{text ?? words.payText}</p>
        {before?.(isOpen)}
        <AmountInput
          label={words.payAmount}
          currency={devise}
          lang={lang}
          error={isWrong ? (rest === null ? words.amountWrong : words.payAmountWrong(write(rest))) : undefined}
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
        {after?.(isOpen)}
      </DeskForm>
    </Dialog>
  );
}
