import type { ComponentProps } from 'react';
import type { Language } from '../../contract/terms/languages';
import { Field, type FieldLabels } from '../fields/Field';
import { Icon } from '../Icon';
import { chevronDownIcon } from '../icons';
import { useCountries } from './countries';
import { FREQUENT_COUNTRIES } from './dialCodes';
import type { TypedPhone } from './parsePhone';

interface PhoneInputProps
  extends
    FieldLabels,
    Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'readOnly' | 'autoComplete' | 'onBlur'> {
  lang: Language;
  /** Label of the country list. */
  dialCodeLabel: string;
  value: TypedPhone;
  onValue(value: TypedPhone): void;
  /** The field is being used: the time to fetch numbering plans. */
  onUse(): void;
}

/** A telephone number with its country (FORM-34). Parts: `field`, `label`. */
export function PhoneInput({ lang, dialCodeLabel, value, onValue, onUse, ...props }: PhoneInputProps) {
  const { label, note, hint, error, announce, hideLabel, ...input } = props;
  const countries = useCountries(lang, FREQUENT_COUNTRIES, value.country);
  const dialCode = countries.find(({ code }) => code === value.country)?.dialCode;
  return (
    <Field {...{ label, note, hint, error, announce, hideLabel }}>
      {(control) => (
        <div className={error ? 'input phone input-invalid' : 'input phone'} part="field" dir="ltr" onFocus={onUse}>
          <span className="phone-country">
            <span className="phone-code" aria-hidden="true" translate="no">
              {dialCode === undefined ? value.country : `${value.country} +${dialCode}`}
              <Icon path={chevronDownIcon} />
            </span>
            <select
              aria-label={dialCodeLabel}
              value={value.country}
              disabled={input.disabled || input.readOnly}
              onChange={(event) => onValue({ ...value, country: event.target.value })}
            >
              {countries.map((country) => (
                <option key={country.code} value={country.code}>
                  {country.dialCode === undefined ? country.name : `${country.name} (+${country.dialCode})`}
                </option>
              ))}
            </select>
          </span>
          <input
            autoComplete="tel"
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            enterKeyHint="next"
            maxLength={40}
            value={value.text}
            onChange={(event) => onValue({ ...value, text: event.target.value })}
          />
        </div>
      )}
    </Field>
  );
}
