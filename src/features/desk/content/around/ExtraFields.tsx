import { Button } from '../../../../ui/Button';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { Select } from '../../../../ui/fields/Select';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Ordered } from '../../editing/Ordered';
import { extraTypes, isOwnKind, type ExtraRow } from './publicFields';
import { usePublicTexts } from './publicTexts';

interface ExtraFieldsProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: readonly ExtraRow[];
  onValue(value: readonly ExtraRow[]): void;
}

const MOST = 50;
const blank: ExtraRow = { type: 'TEXT', fieldKey: '', label: '', placeholder: '', required: false, values: '' };

/** What payers are asked beside their name and address, in its order. */
export function ExtraFields({ label, hint, value, onValue }: ExtraFieldsProps) {
  const words = usePublicTexts();
  const change = (at: number, changed: Partial<ExtraRow>) =>
    onValue(value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const nameOf = ({ label: own, type }: ExtraRow, at: number) =>
    own.trim() || (isOwnKind(type) ? words.extraKinds[type] : words.extraOf(at + 1));
  return (
    <fieldset className="field stack">
      <legend className="label legend">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {value.length > 0 && (
        <Ordered label={label} rows={value} nameOf={nameOf} onRows={onValue}>
          {(row, at) => (
            <div className="stack">
              <Select
                label={words.extra.type}
                value={row.type}
                options={extraTypes
                  .filter((type) => type === row.type || !isOwnKind(type) || !value.some((one) => one.type === type))
                  .map((type) => ({ value: type, label: words.extraKinds[type] }))}
                onValue={(type) => change(at, { type })}
              />
              <TextInput
                label={words.extra.label}
                hint={isOwnKind(row.type) ? words.extra.labelHint : undefined}
                autoComplete="off"
                maxLength={200}
                required={!isOwnKind(row.type)}
                dir="auto"
                value={row.label}
                onValue={(typed) => change(at, { label: typed })}
              />
              {row.type === 'SELECT' && (
                <TextArea
                  label={words.extra.values}
                  hint={words.extra.valuesHint}
                  rows={4}
                  required
                  dir="auto"
                  value={row.values}
                  onValue={(values) => change(at, { values })}
                />
              )}
              <Checkbox
                label={words.extra.required}
                checked={row.required}
                onValue={(required) => change(at, { required })}
              />
            </div>
          )}
        </Ordered>
      )}
      {value.length < MOST && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => onValue([...value, blank])}>
            {words.addExtra}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
