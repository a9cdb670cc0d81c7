import { contactLimits } from '../../../contract/terms/contactLimits';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/fields/TextInput';
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
  const words = useContactsTexts();
  const set = (index: number, change: Partial<ContactAddress>) =>
    onValue(value.map((one, place) => (place === index ? { ...one, ...change } : one)));
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
              <TextInput {...field('pays')} maxLength={2} pattern="[A-Za-z]{2}" required />
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
