import { useId, useState, type ReactNode } from 'react';
import { parseAmount, type Minor } from '../../core/money';
import { monthlyPlan } from '../../core/payment';
import { Amount } from '../../ui/Amount';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { amountInWords, usePaymentForm, usePaymentState } from './usePaymentForm';

/** What is paid, to whom, how often (PAY-03): beside the form where there is room, folded above it elsewhere. */
export function PaymentSummary() {
  const form = usePaymentForm();
  const { texts, payee, config, plan } = form;
  const [open, setOpen] = useState(false);
  const id = useId();
  const montant = usePaymentState((state) => parseAmount(state.values.montant, plan.settlement));
  const abo = usePaymentState((state) => state.values.abo);
  const label = config.label || (payee.name ? texts.giftTo(payee.name) : texts.gift);
  return (
    <section className="payment-summary" aria-label={texts.summary}>
      <div className="summary-head">
        {payee.logo && <img className="summary-logo" src={payee.logo} width="44" height="44" alt="" loading="lazy" />}
        <div className="summary-what">
          {config.label && <p className="muted">{payee.name}</p>}
          <p className="summary-label">{label}</p>
        </div>
        <p className="summary-amount">{montant !== null && <Total amount={montant} monthly={abo} />}</p>
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
        <Details montant={montant} />
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

function Details({ montant }: { montant: Minor | null }) {
  const form = usePaymentForm();
  const { texts, plan } = form;
  const abo = usePaymentState((state) => state.values.abo);
  const nbMonth = usePaymentState((state) => state.values.nbMonth);
  const sum = montant && monthlyPlan({ montant, currency: plan.settlement, abo, nbMonth }).maxAmount;
  return (
    <>
      <Row name={texts.frequency}>{abo ? texts.monthly : texts.once}</Row>
      {abo && <Row name={texts.nbMonth}>{texts.monthCount(nbMonth)}</Row>}
      {sum && (
        <Row name={abo ? texts.totalOver(nbMonth) : texts.total} strong>
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
