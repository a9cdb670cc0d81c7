import { parseAmount } from '../../core/money';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lockIcon } from '../../ui/icons';
import { amountInWords, usePaymentForm, usePaymentState } from './usePaymentForm';

/** Pays: carries the amount, what is charged, and its rhythm (PAY-60, CUR-02). */
export function PayButton() {
  const form = usePaymentForm();
  const { texts, plan } = form;
  const montant = usePaymentState((state) => parseAmount(state.values.montant, plan.settlement));
  const abo = usePaymentState((state) => state.values.abo);
  const status = usePaymentState((state) => state.status);
  const words = montant ? amountInWords(form, montant) : null;
  return (
    <div className="payment-action">
      <Button type="submit" wide large busy={status !== 'idle'} busyText={texts.paying}>
        <span translate="no">{words === null ? texts.payBare : abo ? texts.payMonthly(words) : texts.pay(words)}</span>
      </Button>
      <p className="payment-secure muted">
        <Icon path={lockIcon} />
        {texts.secure}
      </p>
    </div>
  );
}
