import { useId, useState } from 'react';
import type { Minor } from '../../core/money';
import { monthlyPlan, paymentNotices, promisedReceipt, type PlanChoice } from '../../core/payment';
import { Amount } from '../../ui/Amount';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon } from '../../ui/icons';
import { Logo } from '../../ui/Logo';
import { Notice } from '../../ui/Notice';
import { asksAmount } from './state/formParts';
import { Subject } from './lateParts';
import { SummaryRow } from './summary/SummaryRow';
import { amountInWords, useChoice, usePaymentForm, type PaymentForm } from './state/usePaymentForm';

/** The payment's summary (PAY-03): beside the form where there is room, folded above it elsewhere. */
export function PaymentSummary() {
  const form = usePaymentForm();
  const { texts, payee, config, element } = form;
  const [open, setOpen] = useState(false);
  const id = useId();
  const choice = useChoice();
  const asks = asksAmount(config);
  const { updates } = paymentNotices(config);
  const label = updates === null ? config.label || giftLabel(form) : texts.updateTitle(updates);
  return (
    <section className="payment-summary" aria-label={texts.summary}>
      <div className="summary-head">
        <Logo address={payee.logo} base={element.settings.apiHost} className="summary-logo" size={44} />
        <div className="summary-what">
          {config.label && <p className="muted">{payee.name}</p>}
          <p className="summary-label">{label}</p>
        </div>
        <p className="summary-amount">
          {choice && asks && <Total amount={choice.montant} monthly={isMonthly(choice)} />}
        </p>
      </div>
      {asks && (
        <>
          <button
            type="button"
            className="summary-toggle"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {texts.details}
            <Icon path={chevronDownIcon} />
          </button>
          <dl id={id} className="summary-details" data-open={open}>
            <Details choice={choice} />
          </dl>
        </>
      )}
      <Notices />
    </section>
  );
}

const giftLabel = ({ texts, payee }: PaymentForm) => (payee.name ? texts.giftTo(payee.name) : texts.gift);

/** The amount, with its approximate value in the visitor's currency if that differs (CUR-02). */
function Total({ amount, monthly }: { amount: Minor; monthly: boolean }) {
  const form = usePaymentForm();
  return (
    <>
      <Amount>{amountInWords(form, amount)}</Amount>
      {monthly && <span className="summary-rhythm"> {form.texts.eachMonth}</span>}
    </>
  );
}

const isMonthly = ({ abo, divide }: PlanChoice) => abo && !divide;

function Details({ choice }: { choice: PlanChoice | null }) {
  const form = usePaymentForm();
  const { texts } = form;
  if (!choice) return null;
  const { divide, nbMonth } = choice;
  const monthly = isMonthly(choice);
  const sum = monthlyPlan(choice).maxAmount;
  return (
    <>
      <Subject />
      <SummaryRow name={texts.frequency}>
        {divide ? texts.timesCount(divide) : monthly ? texts.monthly : texts.once}
      </SummaryRow>
      {monthly && <SummaryRow name={texts.nbMonth}>{nbMonth ? texts.monthCount(nbMonth) : texts.endless}</SummaryRow>}
      {sum && (
        <SummaryRow name={monthly && nbMonth ? texts.totalOver(nbMonth) : texts.total} strong>
          <Amount>{amountInWords(form, sum)}</Amount>
        </SummaryRow>
      )}
    </>
  );
}

function Notices() {
  const { texts, config, payee } = usePaymentForm();
  const { cerfa, reusable } = paymentNotices(config);
  const receipt = promisedReceipt(cerfa, payee);
  return (
    <>
      {receipt === false && <Notice tone="warning" title={texts.noReceipt} role={null} />}
      {receipt === true && <Notice tone="success" title={texts.receipt} role={null} />}
      {reusable && <Notice tone="info" title={texts.reusable} role={null} />}
    </>
  );
}
