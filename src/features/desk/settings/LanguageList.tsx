import { Checkbox } from '../../../ui/fields/Checkbox';
import { languageChoices } from './choices';

interface LanguageListProps {
  readonly label: string;
  readonly hint: string | undefined;
  /** The organisation's own: it is always spoken. */
  readonly own: string;
  readonly value: readonly string[];
  onValue(value: readonly string[]): void;
}

/** The languages that a site is offered in. */
export const LanguageList = ({ label, hint, own, value, onValue }: LanguageListProps) => (
  <fieldset className="field">
    <legend className="label legend">{label}</legend>
    {hint && <p className="field-hint">{hint}</p>}
    {languageChoices.map((one) => (
      <Checkbox
        key={one.value}
        label={<span lang={one.value}>{one.label}</span>}
        checked={one.value === own || value.includes(one.value)}
        disabled={one.value === own}
        onValue={(isOn) => {
          const others = value.filter((other) => other !== one.value);
          onValue(isOn ? [...others, one.value] : others);
        }}
      />
    ))}
  </fieldset>
);
