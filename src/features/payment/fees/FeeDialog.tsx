import type { Minor } from '../../../core/money';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useMoreTexts } from '../state/moreTexts';
import { Schedule } from '../schedule/Schedule';
import { amountInWords, usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** Asks whether the payer covers the fees, with the resulting total on each button; nothing is preselected (PAY-21). */
export function FeeDialog() {
  const form = usePaymentForm();
  const texts = useMoreTexts();
  const question = usePaymentState((state) => state.feeQuestion);
  if (!question) return null;
  const { offer, choice, open, answer } = question;
  const split = offer.plan.divide !== null;
  const monthly = offer.plan.abo && !split;
  const words = (amount: Minor) => amountInWords(form, amount);
  const rhythm = (amount: Minor) => (monthly ? `${words(amount)} ${form.texts.eachMonth}` : words(amount));
  const explain = monthly ? texts.feeTextMonthly : texts.feeText;
  return (
    <Dialog open={open} title={texts.feeTitle} closeText={texts.close} onClose={() => answer('back')}>
      <div className="stack">
        <p>{explain(words(offer.fees), words(choice.montant))}</p>
        {split && <Schedule plan={offer.plan} />}
        <Button wide large onClick={() => answer('accept')}>
          <span translate="no">{texts.feeAccept(rhythm(offer.total))}</span>
        </Button>
        <Button wide variant="secondary" onClick={() => answer('decline')}>
          <span translate="no">{texts.feeDecline(rhythm(choice.montant))}</span>
        </Button>
      </div>
    </Dialog>
  );
}
