import { Trial } from '../../../runtime/Trial';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { lockIcon } from '../../../ui/icons';
import { asksAmount } from '../state/formParts';
import { amountInWords, useChoice, usePaymentForm, usePaymentState, usePlatforms } from '../state/usePaymentForm';

/** The pay button with the charged amount and its rhythm (PAY-60, CUR-02). */
export function PayButton() {
  const form = usePaymentForm();
  const { texts, config, payee } = form;
  const choice = useChoice();
  const { chosen } = usePlatforms();
  const status = usePaymentState((state) => state.status);
  const words = choice?.montant ? amountInWords(form, choice.montant) : null;
  const monthly = choice?.abo && !choice.divide;
  const says = () => {
    if (!asksAmount(config)) return texts.save;
    if (words === null) return texts.payBare;
    return monthly ? texts.payMonthly(words) : texts.pay(words);
  };
  return (
    <div className="payment-action">
      <Button
        type="submit"
        wide
        large
        busy={status !== 'idle'}
        busyText={texts.paying}
        // A field that is left for the button would show its error and move the button away under the press.
        onMouseDown={(event) => event.preventDefault()}
      >
        <span translate="no">{says()}</span>
      </Button>
      <Trial mode={payee.mode} />
      {chosen === 'CARD' && payee.mode !== 'test' && (
        <p className="payment-secure muted">
          <Icon path={lockIcon} />
          {texts.secure}
        </p>
      )}
    </div>
  );
}
