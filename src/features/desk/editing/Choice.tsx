import { RadioGroup } from '../../../ui/fields/RadioGroup';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** May have more than are to choose from. */
  readonly texts: Readonly<Record<NoInfer<Value>, string>>;
  readonly notes: Readonly<Record<Value, string>>;
  readonly value: string;
  onValue(value: Value): void;
}

/** One of a few ways, each with a line that says what it does. */
export const Choice = <Value extends string>({ label, texts, notes, value, onValue }: ChoiceProps<Value>) => (
  <RadioGroup
    label={label}
    options={(Object.keys(notes) as Value[]).map((key) => ({ value: key, label: texts[key], note: notes[key] }))}
    value={value as Value}
    onValue={onValue}
    look={{ list: 'desk-choices', face: 'choice' }}
  />
);
