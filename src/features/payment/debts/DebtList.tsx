import { useId, useRef, useState } from 'react';
import { formatMoney, minor, toMinor } from '../../../core/money';
import { debtsIn, debtsToSend, leftOfDebt } from '../../../core/payment';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useStyles } from '../../../ui/useStyles';
import { useMoreTexts } from '../state/moreTexts';
import { useChoice, usePaymentForm } from '../state/usePaymentForm';
import debtsCss from './debts.css';

/** Debts that are listed before more are asked for (PAY-51). */
const atOnce = 3;

/** The debts paid together, with each one's share of the amount (PAY-50, PAY-51). */
export function DebtList() {
  const { plan, element, config } = usePaymentForm();
  const texts = useMoreTexts();
  const choice = useChoice();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useStyles(ref, debtsCss);
  const [whole, setWhole] = useState(false);
  const currency = plan.settlement;
  const { own: dettes, others } = debtsIn(config.dettes ?? [], currency);
  const sent = debtsToSend(choice?.montant ?? minor(0), dettes, currency);
  const shares = new Map(sent.dettes.map((debt) => [debt.id, debt.montant]));
  const words = (units: number, unit = currency) => formatMoney(toMinor(units, unit), unit, element.lang);
  return (
    <section ref={ref} className="payment-debts" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{texts.debts}</h3>
      <ul id={id}>
        {(whole ? dettes : dettes.slice(0, atOnce)).map((debt) => (
          <li key={debt.id}>
            <span>{debt.name}</span>
            <Amount>{words(leftOfDebt(debt))}</Amount>
            <small className="muted">{texts.paidOfDebt(words(shares.get(debt.id) ?? 0))}</small>
          </li>
        ))}
      </ul>
      {dettes.length > atOnce && (
        <Button variant="quiet" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? texts.showLess : texts.showMore(dettes.length - atOnce)}
        </Button>
      )}
      {sent.surplus > 0 && <p className="muted">{texts.surplus(formatMoney(sent.surplus, currency, element.lang))}</p>}
      {others.length > 0 && (
        <ul className="payment-debts-apart">
          {others.map(({ devise = currency, ...debt }) => (
            <li key={debt.id} aria-disabled="true">
              <span>{debt.name}</span>
              <Amount>{words(leftOfDebt(debt), devise.toLowerCase())}</Amount>
              <small className="muted">{texts.paidApart(devise.toUpperCase())}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
