import { PhoneInput } from '../../../ui/phone/PhoneInput';
import { useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** The payer's telephone number (PAY-13, FORM-34). The numbering plans come when it is first used; typing does not wait for them. */
export function PhoneField() {
  const { store, texts, element, config } = usePaymentForm();
  const tel = usePaymentState((state) => state.values.tel);
  const error = useFieldError('tel');
  const known = config.payer?.hints?.['tel'];
  const { change, leave, loadPhones } = store.getState();
  return (
    <div data-field="tel">
      <PhoneInput
        label={texts.tel}
        dialCodeLabel={texts.dialCode}
        lang={element.lang}
        hint={known && texts.keepHint(known)}
        error={error}
        name="tel"
        required={!known}
        value={tel}
        onValue={(typed) => change('tel', typed)}
        onUse={() => void loadPhones()}
        onBlur={() => leave('tel')}
      />
    </div>
  );
}
