import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { TextInput } from '../../../../ui/fields/TextInput';
import type { TypedException } from './entryValues';
import { useTimesTexts } from './timesTexts';

interface ExceptionsProps {
  readonly value: readonly TypedException[];
  readonly error?: string | undefined;
  onValue(value: readonly TypedException[]): void;
}

const MOST = 200;

/** Days on which an entry is at another time, or does not take place. */
export function Exceptions({ value, error, onValue }: ExceptionsProps) {
  const words = useTimesTexts();
  const change = (at: number, changed: Partial<TypedException>) =>
    onValue(value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  return (
    <fieldset className="field stack">
      <legend className="label legend">{words.fields.exceptions}</legend>
      <p className="field-hint">{words.hints.exceptions}</p>
      {value.map(({ date, time }, at) => (
        <div key={at} className="desk-preset" role="group" aria-label={words.exceptionOf(at + 1)}>
          <TextInput
            label={words.exceptionDay}
            type="date"
            required
            value={date}
            onValue={(typed) => change(at, { date: typed })}
          />
          <TextInput
            label={words.exceptionTime}
            note={words.exceptionTimeHint}
            type="time"
            value={time}
            onValue={(typed) => change(at, { time: typed })}
          />
          <Button
            variant="quiet"
            aria-label={words.removeOf(words.exceptionOf(at + 1))}
            onClick={() => onValue(value.filter((_, index) => index !== at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {error && (
        <FieldError id="times-exceptions-error" announce>
          {error}
        </FieldError>
      )}
      {value.length < MOST && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => onValue([...value, { date: '', time: '' }])}>
            {words.addException}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
