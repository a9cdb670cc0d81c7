import { useMemo } from 'react';
import { contactLimits } from '../../../contract/terms/contactLimits';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { countryChoices } from '../settings/choices';
import type { ContactAddress } from './contactValues';
import { useContactsTexts } from './contactsTexts';

interface AddressesProps {
  readonly value: readonly ContactAddress[];
  /** The organisation's. */
  readonly country: string;
  onValue(value: readonly ContactAddress[]): void;
}

/** Postal addresses of a contact. */
export function Addresses({ value, country, onValue }: AddressesProps) {
  const { lang } = useDesk();
  const words = useContactsTexts();
  const set = (index: number, change: Partial<ContactAddress>) =>
    onValue(value.map((one, place) => (place === index ? { ...one, ...change } : one)));
  const countries = useMemo(() => countryChoices(lang), [lang]);
  const countriesWith = (code: string) =>
    countries.some(({ value: known }) => known === code) ? countries : [{ value: code, label: code }, ...countries];
  return (
    <fieldset className="stack">
      <legend className="label legend">{words.fields.addresses}</legend>
      {value.map((address, index) => {
        const field = (key: keyof ContactAddress) => ({
          label: words[key],
          value: address[key],
          autoComplete: 'off',
          dir: 'auto',
          onValue: (text: string) => set(index, { [key]: text }),
        });
        return (
          <div className="desk-group stack" key={index}>
            <TextInput {...field('adresse')} maxLength={300} />
            <div className="desk-preset">
              <TextInput {...field('postal')} maxLength={20} />
              <TextInput {...field('ville')} maxLength={120} />
              <Select {...field('pays')} dir={undefined} options={countriesWith(address.pays)} required />
            </div>
            <Button variant="quiet" onClick={() => onValue(value.filter((_, place) => place !== index))}>
              {words.remove}
            </Button>
          </div>
        );
      })}
      {value.length < contactLimits.addresses && (
        <div className="desk-buttons">
          <Button
            variant="secondary"
            onClick={() => onValue([...value, { adresse: '', postal: '', ville: '', pays: country }])}
          >
            {words.addAddress}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
