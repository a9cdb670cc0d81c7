import type { ComponentProps, ReactNode } from 'react';
import type { FieldPart } from '../../../core/form';
import { NO_PHONE } from '../../../core/form/values/phoneValue';
import { type PersonPart, type PersonValue, RELATIONS } from '../../../core/form/values/personParts';
import type { FormPeopleTexts } from '../../../i18n/formPeople';
import { WallDateInput } from '../../../ui/date/WallDateInput';
import { useCountries } from '../../../ui/phone/countries';
import { FREQUENT_COUNTRIES } from '../../../ui/phone/dialCodes';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { PhoneEntry } from './PhoneEntry';

interface PersonPartFieldProps {
  readonly part: FieldPart;
  readonly label: string;
  readonly texts: FormPeopleTexts;
  readonly person: PersonValue;
  readonly error: string | undefined;
  /** Filled from elsewhere. */
  readonly disabled: boolean;
  /** It is about the visitor: the browser may fill it in. */
  readonly autoFill: boolean;
  onValue(change: PersonValue): void;
  onLeave(): void;
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'lang'>;

/** Keyboard and autofill hints of each part. */
const INPUTS: Partial<Record<PersonPart, InputProps>> = {
  prenom: { autoComplete: 'given-name' },
  nom: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  adresse: { autoComplete: 'address-line1' },
  note_adresse: { autoComplete: 'address-line2' },
  postal: { autoComplete: 'postal-code' },
  ville: { autoComplete: 'address-level2' },
  prenomHE: { dir: 'rtl', lang: 'he' },
};

/** One part of a person (ENT-05). */
export function PersonPartField(props: PersonPartFieldProps) {
  const { part, label, texts, person, error, disabled, autoFill, onValue, onLeave } = props;
  const run = useForm();
  const name = part.name as PersonPart;
  const common = { label: <FieldName text={label} required={part.required} />, error, required: part.required };
  const locked = disabled || run.mode === 'readonly';
  const offered = (token: string) => (autoFill ? token : 'off');

  switch (name) {
    case 'homme':
      return (
        <SegmentedControl
          {...common}
          options={[
            { value: 'man', label: texts.man, disabled: locked },
            { value: 'woman', label: texts.woman, disabled: locked },
          ]}
          value={person.homme === undefined ? null : person.homme ? 'man' : 'woman'}
          onValue={(gender) => onValue({ homme: gender === 'man' })}
        />
      );
    case 'deceasedHour':
      return (
        <SegmentedControl
          {...common}
          options={[
            { value: 'DAY', label: texts.day, disabled: locked },
            { value: 'NIGHT', label: texts.night, disabled: locked },
          ]}
          value={person.deceasedHour === 'DAY' || person.deceasedHour === 'NIGHT' ? person.deceasedHour : null}
          onValue={(deceasedHour) => onValue({ deceasedHour })}
        />
      );
    case '_relation':
      return <RelationField {...common} texts={texts} person={person} disabled={locked} onValue={onValue} />;
    case 'pays':
      return (
        <CountryField
          {...common}
          texts={texts}
          autoComplete={offered('country')}
          value={person.pays ?? ''}
          disabled={locked}
          onValue={onValue}
        />
      );
    case 'tel':
      return (
        <PhoneEntry
          {...common}
          dialCodeLabel={texts.dialCode}
          disabled={disabled}
          autoComplete={offered('tel')}
          value={person.tel ?? NO_PHONE}
          onValue={(tel) => onValue({ tel })}
          onLeave={onLeave}
        />
      );
    case 'ddn':
    case 'deceasedDate':
      return (
        <WallDateInput
          {...common}
          title={label}
          texts={texts}
          autoComplete="off"
          hebrew={name === 'deceasedDate'}
          readOnly={run.mode === 'readonly'}
          value={person[name] ?? ''}
          onValue={(date) => onValue({ [name]: date })}
        />
      );
    default: {
      const { autoComplete, ...input } = INPUTS[name] ?? {};
      return (
        <TextInput
          {...common}
          {...input}
          autoComplete={autoComplete ? offered(autoComplete) : 'off'}
          enterKeyHint="next"
          disabled={disabled}
          readOnly={run.mode === 'readonly'}
          value={person[name] ?? ''}
          onValue={(text) => onValue({ [name]: text })}
        />
      );
    }
  }
}

interface ChoiceProps extends Pick<PersonPartFieldProps, 'texts' | 'error' | 'disabled' | 'onValue'> {
  readonly label: ReactNode;
  readonly required: boolean;
}

/** Relation to the visitor, in the word for a man or a woman (ENT-07). */
function RelationField({ texts, person, onValue, ...select }: ChoiceProps & { readonly person: PersonValue }) {
  const { noChoice } = useForm().texts;
  const word = (code: (typeof RELATIONS)[number]) => {
    const [man, woman] = texts.relations[code];
    if (person.homme !== undefined || man === woman) return person.homme === false ? woman : man;
    return `${man} / ${woman}`;
  };
  const chosen = person._relation ?? '';
  const none = chosen !== '' && !select.required ? [{ value: '', label: noChoice }] : [];
  return (
    <Select
      {...select}
      placeholder={texts.choose}
      options={[...none, ...RELATIONS.map((value) => ({ value, label: word(value) }))]}
      value={chosen}
      onValue={(_relation) => onValue({ _relation })}
    />
  );
}

interface CountryProps extends ChoiceProps {
  readonly value: string;
  readonly autoComplete: string;
}

function CountryField({ texts, value, onValue, ...select }: CountryProps) {
  const { texts: words, element } = useForm();
  const countries = useCountries(element.lang, FREQUENT_COUNTRIES, value);
  const none = value !== '' && !select.required ? [{ value: '', label: words.noChoice }] : [];
  return (
    <Select
      {...select}
      placeholder={texts.choose}
      options={[...none, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
      value={value}
      onValue={(pays) => onValue({ pays })}
    />
  );
}
