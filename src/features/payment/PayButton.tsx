import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lockIcon } from '../../ui/icons';
import { amountInWords, useChoice, usePaymentForm, usePaymentState, usePlatforms } from './usePaymentForm';

/** Pays: carries the amount, what is charged, and its rhythm (PAY-60, CUR-02). */
export function PayButton() {
  const form = usePaymentForm();
  const { texts } = form;
  const choice = useChoice();
  const { chosen } = usePlatforms();
  const status = usePaymentState((state) => state.status);
  const words = choice?.montant ? amountInWords(form, choice.montant) : null;
  const monthly = choice?.abo && !choice.divide;
  return (
    <div className="payment-action">
      <Button type="submit" wide large busy={status !== 'idle'} busyText={texts.paying}>
        <span translate="no">
          {words === null ? texts.payBare : monthly ? texts.payMonthly(words) : texts.pay(words)}
        </span>
      </Button>
      {chosen === 'CARD' && (
        <p className="payment-secure muted">
          <Icon path={lockIcon} />
          {texts.secure}
        </p>
      )}
    </div>
  );
}
