import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { useContentTexts } from '../contentTexts';

interface PickedProps {
  readonly label: string;
  readonly hint: string;
  /** First row of the list to choose from. */
  readonly placeholder: string;
  /** All that there are, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Those of them that are not to be chosen any more. */
  readonly archived?: ReadonlySet<string>;
  readonly value: readonly string[];
  onValue(value: readonly string[]): void;
}

const MOST = 20;

/** Some of the organisation's records, in the order in which they were added. */
export function Picked({ label, hint, placeholder, names, archived, value, onValue }: PickedProps) {
  const words = useContentTexts();
  const left = [...names].filter(([id]) => !value.includes(id) && !archived?.has(id));
  const nameOf = (id: string) => names.get(id) ?? words.gone;
  if (value.length === 0 && left.length === 0) return null;
  return (
    <fieldset className="field stack">
      <legend className="label legend">{label}</legend>
      {value.map((id) => (
        <div key={id} className="desk-row">
          <bdi className="desk-row-text">{nameOf(id)}</bdi>
          <Button
            variant="quiet"
            aria-label={words.removeOf(nameOf(id))}
            onClick={() => onValue(value.filter((one) => one !== id))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {left.length > 0 && value.length < MOST && (
        <Select
          label={placeholder}
          hint={hint}
          placeholder={placeholder}
          value=""
          options={left.map(([id, name]) => ({ value: id, label: name }))}
          onValue={(id) => onValue([...value, id])}
        />
      )}
    </fieldset>
  );
}
