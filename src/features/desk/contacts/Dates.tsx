import type { ContactDate } from '../../../contract/records/contacts';
import { contactLimits } from '../../../contract/terms/contactLimits';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { useContactsTexts } from './contactsTexts';
import { writeHebrew } from './writeHebrew';

interface DatesProps {
  readonly value: readonly ContactDate[];
  onValue(value: readonly ContactDate[]): void;
}

const blank: ContactDate = { kind: 'hazkara', name: '', day: '', afterSunset: false };

/** Memorials and birthdays of a contact, with the Hebrew date that each returns on. */
export function Dates({ value, onValue }: DatesProps) {
  const { lang } = useDesk();
  const words = useContactsTexts();
  const set = (index: number, change: Partial<ContactDate>) =>
    onValue(value.map((one, place) => (place === index ? { ...one, ...change } : one)));
  return (
    <fieldset className="stack">
      <legend className="label legend">{words.fields.dates}</legend>
      {value.map((date, index) => (
        <div className="desk-group stack" key={index}>
          <Select
            label={words.kind}
            value={date.kind}
            options={(['hazkara', 'birthday'] as const).map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            onValue={(kind) => set(index, { kind })}
          />
          <TextInput
            label={words.of}
            hint={words.ofHint}
            autoComplete="off"
            maxLength={120}
            dir="auto"
            value={date.name}
            onValue={(name) => set(index, { name })}
          />
          <TextInput
            label={words.day}
            type="date"
            min="1000-01-01"
            max="2200-12-31"
            required
            value={date.day}
            {...(date.day !== '' && { hint: writeHebrew(date, lang) })}
            onValue={(day) => set(index, { day })}
          />
          <Checkbox
            label={words.afterSunset}
            checked={date.afterSunset}
            onValue={(afterSunset) => set(index, { afterSunset })}
          />
          <Button variant="quiet" onClick={() => onValue(value.filter((_, place) => place !== index))}>
            {words.remove}
          </Button>
        </div>
      ))}
      {value.length < contactLimits.dates && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => onValue([...value, blank])}>
            {words.addDate}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
