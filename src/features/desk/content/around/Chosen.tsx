import { Select } from '../../../../ui/fields/Select';
import { Ordered } from '../../editing/Ordered';
import { usePublicTexts } from './publicTexts';
import type { NamedById } from './useNamed';

interface ChosenProps {
  readonly label: string;
  readonly hint: string | undefined;
  /** First row of the list to choose from. */
  readonly placeholder: string;
  /** All that there are. */
  readonly known: NamedById;
  readonly value: readonly string[];
  onValue(value: readonly string[]): void;
}

const MOST = 50;

/** Some of the organisation's records by name, in an order that is theirs to choose. */
export function Chosen({ label, hint, placeholder, known, value, onValue }: ChosenProps) {
  const words = usePublicTexts();
  const left = [...known].filter(([id, { isArchived }]) => !value.includes(id) && !isArchived);
  return (
    <fieldset className="field stack">
      <legend className="label legend">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {value.length > 0 && (
        <Ordered label={label} rows={value} nameOf={(id) => known.get(id)?.name ?? words.gone} onRows={onValue}>
          {(id) => known.get(id)?.isClosed === true && <p className="field-hint">{words.notShown}</p>}
        </Ordered>
      )}
      {left.length > 0 && value.length < MOST && (
        <Select
          label={placeholder}
          hideLabel
          placeholder={placeholder}
          value=""
          options={left.map(([id, { name }]) => ({ value: id, label: name }))}
          onValue={(id) => onValue([...value, id])}
        />
      )}
    </fieldset>
  );
}
