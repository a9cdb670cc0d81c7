import { useId, useRef } from 'react';
import { HEBREW_MONTHS, hebrewOfValue, type TypedHebrew, valueOfHebrew } from '../../core/calendar';
import type { FormPeopleTexts } from '../../i18n/formPeople';
import { Checkbox } from '../fields/Checkbox';
import { FieldError } from '../fields/Field';
import { Select } from '../fields/Select';
import { TextInput } from '../fields/TextInput';
import { useStyles } from '../useStyles';
import css from './hebrewPanel.css';

interface HebrewPanelProps {
  texts: FormPeopleTexts['hebrew'];
  /** Accessible name: the label of the date. */
  label: string;
  /** See `valueOfHebrew`. */
  value: string;
  afterSunset: boolean;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onValue(value: string): void;
  onAfterSunset(afterSunset: boolean): void;
  onBlur?: (() => void) | undefined;
}

const days = Array.from({ length: 30 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** A date by the Hebrew calendar: day, month, year, and whether it was after sunset (FORM-14). */
export function HebrewPanel(props: HebrewPanelProps) {
  const { texts, label, value, afterSunset, error, disabled, onValue, onAfterSunset, onBlur } = props;
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  useStyles(panel, css);
  const typed = hebrewOfValue(value);
  const change = (part: Partial<TypedHebrew>) => onValue(valueOfHebrew({ ...typed, ...part }, afterSunset));
  const months = HEBREW_MONTHS.map((month) => ({ value: month, label: texts.months[month] }));
  const empty = { value: '', label: '' } as const;

  return (
    <fieldset className="hebrew" ref={panel} disabled={disabled}>
      <legend className="visually-hidden">{`${label} · ${texts.title}`}</legend>
      <div className="hebrew-date">
        <Select
          label={texts.day}
          value={typed.day}
          options={[empty, ...days]}
          errorId={error && `${id}-error`}
          onValue={(day) => change({ day })}
          onBlur={onBlur}
        />
        <Select
          label={texts.month}
          value={typed.month}
          options={[empty, ...months]}
          errorId={error && `${id}-error`}
          onValue={(month) => change({ month })}
          onBlur={onBlur}
        />
        <TextInput
          label={texts.year}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={4}
          value={typed.year}
          errorId={error && `${id}-error`}
          onValue={(year) => change({ year: year.replace(/\D/g, '').slice(0, 4) })}
          onBlur={onBlur}
        />
      </div>
      <Checkbox label={texts.afterSunset} checked={afterSunset} onValue={onAfterSunset} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
