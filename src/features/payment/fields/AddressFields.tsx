import { useMemo } from 'react';
import { Select } from '../../../ui/fields/Select';
import { useCountries } from '../../../ui/phone/countries';
import { postalInputMode } from '../state/countries';
import { TextField } from './TextField';
import { useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** The payer's postal address (PAY-14). */
export function AddressFields() {
  const pays = usePaymentState((state) => state.values.pays);
  return (
    <>
      <TextField name="adresse" autoComplete="address-line1" />
      <TextField name="postal" half autoComplete="postal-code" inputMode={postalInputMode(pays)} />
      <TextField name="ville" half autoComplete="address-level2" />
      <CountryField />
    </>
  );
}

function CountryField() {
  const { store, texts, element, payee } = usePaymentForm();
  const { lang } = element;
  const pays = usePaymentState((state) => state.values.pays);
  const error = useFieldError('pays');
  const first = useMemo(() => [payee.country ?? 'FR', 'FR', 'IL', 'US'], [payee.country]);
  const options = useCountries(lang, first, pays).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div data-field="pays">
      <Select
        label={texts.pays}
        error={error}
        name="pays"
        autoComplete="country"
        required
        value={pays}
        options={options}
        onValue={(code) => store.getState().change('pays', code)}
      />
    </div>
  );
}
