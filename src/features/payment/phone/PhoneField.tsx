import { useMemo } from 'react';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { listCountries } from '../countries';
import { useFieldError, usePaymentForm, usePaymentState } from '../usePaymentForm';
import { dialCodes } from './dialCodes';

/** Countries that come first in the list: those of our languages' payers. */
const frequent = ['FR', 'IL', 'US', 'BE', 'CH', 'GB', 'CA'];

/**
 * A telephone number with its country (FORM-34). The numbering plans are fetched when the field is first used; typing
 * does not wait for them.
 */
export function PhoneField() {
  const { store, texts, element, config } = usePaymentForm();
  const { lang } = element;
  const tel = usePaymentState((state) => state.values.tel);
  const error = useFieldError('tel');
  const known = config.payer?.hints?.['tel'];
  const countries = useMemo(() => listCountries(lang, frequent), [lang]);
  const { change, leave, loadPhones } = store.getState();
  return (
    <div data-field="tel">
      <Field label={texts.tel} hint={known && texts.keepHint(known)} error={error}>
        {(control) => (
          <div
            className={error ? 'input phone input-invalid' : 'input phone'}
            part="field"
            dir="ltr"
            onFocus={() => void loadPhones()}
          >
            <span className="phone-country">
              <span className="phone-code" aria-hidden="true" translate="no">
                {tel.country} +{dialCodes.get(tel.country)}
                <Icon path={chevronDownIcon} />
              </span>
              <select
                aria-label={texts.dialCode}
                value={tel.country}
                onChange={(event) => change('tel', { ...tel, country: event.target.value })}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name} (+{dialCodes.get(code)})
                  </option>
                ))}
              </select>
            </span>
            <input
              {...control}
              type="tel"
              name="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="next"
              required={!known}
              maxLength={40}
              value={tel.text}
              onChange={(event) => change('tel', { ...tel, text: event.target.value })}
              onBlur={() => leave('tel')}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
