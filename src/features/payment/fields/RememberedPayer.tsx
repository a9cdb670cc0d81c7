import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** States that the details come from this device, with a way to delete them (PAY-62). */
export function RememberedPayer() {
  const { store, texts } = usePaymentForm();
  const profile = usePaymentState((state) => state.profile);
  return (
    <div className="payment-remembered" role="status">
      {profile === 'kept' && (
        <>
          <span>{texts.remembered}</span>
          <Button variant="quiet" onClick={() => store.getState().forget()}>
            {texts.forget}
          </Button>
        </>
      )}
      {profile === 'forgotten' && <span>{texts.forgotten}</span>}
    </div>
  );
}

/** Consent to be remembered; never ticked beforehand (PAY-62). */
export function RememberMe() {
  const { store, texts, config } = usePaymentForm();
  const remember = usePaymentState((state) => state.remember);
  // For a payer known by the link, the form has hints alone (SRV-09).
  if (config.payer) return null;
  return (
    <Checkbox
      label={texts.rememberMe}
      hint={texts.rememberHint}
      checked={remember}
      onValue={(checked) => store.getState().setRemember(checked)}
    />
  );
}
