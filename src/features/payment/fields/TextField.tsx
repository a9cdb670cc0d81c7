import { PAYER_LIMITS } from '../../../core/payment';
import { TextInput, type TextInputProps } from '../../../ui/fields/TextInput';
import { useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';

interface TextFieldProps extends Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'hint' | 'dir'> {
  name: 'prenom' | 'nom' | 'email' | 'raison' | 'siren' | 'social_id' | 'adresse' | 'postal' | 'ville';
  /** Shares its line with the next field where there is room. */
  half?: boolean;
}

/** One line of the payer's details. */
export function TextField({ name, half = false, hint, ...input }: TextFieldProps) {
  const { store, texts, config } = usePaymentForm();
  const value = usePaymentState((state) => state.values[name]);
  const error = useFieldError(name);
  // If the field stays empty, the link's own value is used (SRV-09).
  const known = config.payer?.hints?.[name];
  return (
    <div data-field={name} className={half ? 'payment-half' : undefined}>
      <TextInput
        {...input}
        name={name}
        label={texts[name]}
        error={error}
        value={value}
        hint={known ? texts.keepHint(known) : hint}
        required={!known}
        maxLength={PAYER_LIMITS[name]}
        enterKeyHint="next"
        onValue={(text) => store.getState().change(name, text)}
        onBlur={() => store.getState().leave(name)}
      />
    </div>
  );
}
