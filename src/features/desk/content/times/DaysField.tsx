import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { useDesk } from '../../deskContext';
import { useTimesTexts } from './timesTexts';
import { WEEK, weekdayNames } from './weekdayNames';

interface DaysFieldProps {
  /** 0 is Sunday. */
  readonly value: readonly number[];
  readonly error?: string | undefined;
  onValue(value: readonly number[]): void;
}

/** The days of the week, with the two choices that most entries are. */
export function DaysField({ value, error, onValue }: DaysFieldProps) {
  const { lang } = useDesk();
  const words = useTimesTexts();
  const toggle = (day: number, isOn: boolean) =>
    onValue(WEEK.filter((one) => (one === day ? isOn : value.includes(one))));
  return (
    <fieldset className="field stack">
      <legend className="label legend">{words.fields.dow}</legend>
      <div className="times-days">
        {weekdayNames(lang, 'long').map((name, day) => (
          <label key={day} className="checkbox">
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={({ target }) => toggle(day, target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <div className="desk-buttons">
        <Button variant="secondary" onClick={() => onValue(WEEK.slice(0, 5))}>
          {words.sundayToThursday}
        </Button>
        <Button variant="secondary" onClick={() => onValue(WEEK)}>
          {words.allDays}
        </Button>
      </div>
      {error && (
        <FieldError id="times-days-error" announce>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
