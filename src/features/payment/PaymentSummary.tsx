import { useId, useState, type ReactNode } from 'react';
import type { Minor } from '../../core/money';
import { monthlyPlan, type PlanChoice } from '../../core/payment';
import { Amount } from '../../ui/Amount';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { amountInWords, useChoice, usePaymentForm } from './usePaymentForm';

/** What is paid, to whom, how often (PAY-03): beside the form where there is room, folded above it elsewhere. */
export function PaymentSummary() {
  const form = usePaymentForm();
  const { texts, payee, config } = form;
  const [open, setOpen] = useState(false);
  const id = useId();
  const choice = useChoice();
  const label = config.label || (payee.name ? texts.giftTo(payee.name) : texts.gift);
  return (
    <section className="payment-summary" aria-label={texts.summary}>
      <div className="summary-head">
        {payee.logo && <img className="summary-logo" src={payee.logo} width="44" height="44" alt="" loading="lazy" />}
        <div className="summary-what">
          {config.label && <p className="muted">{payee.name}</p>}
          <p className="summary-label">{label}</p>
        </div>
        <p className="summary-amount">{choice && <Total amount={choice.montant} monthly={isMonthly(choice)} />}</p>
      </div>
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
      <Receipt />
    </section>
  );
}

/** The amount, and what it is about in the visitor's currency where that is another one (CUR-02). */
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
      <Row name={texts.frequency}>{divide ? texts.timesCount(divide) : monthly ? texts.monthly : texts.once}</Row>
      {monthly && <Row name={texts.nbMonth}>{nbMonth ? texts.monthCount(nbMonth) : texts.endless}</Row>}
      {sum && (
        <Row name={monthly && nbMonth ? texts.totalOver(nbMonth) : texts.total} strong>
          <Amount>{amountInWords(form, sum)}</Amount>
        </Row>
      )}
    </>
  );
}

function Row({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? 'summary-row summary-sum' : 'summary-row'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Receipt() {
  const { texts, config } = usePaymentForm();
  return (
    <>
      {config.cerfa === false && <Notice tone="warning" title={texts.noReceipt} role={null} />}
      {config.cerfa === true && <Notice tone="success" title={texts.receipt} role={null} />}
      {config.reusable && <Notice tone="info" title={texts.reusable} role={null} />}
    </>
  );
}
