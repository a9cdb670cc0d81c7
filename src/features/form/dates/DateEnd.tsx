import { type FocusEvent, useId, useState } from 'react';
import { localTime } from '../../../core/form';
import { type DatePicker, isDateValue, type pickerBounds } from '../../../core/form/values/dateValues';
import { localeOf } from '../../../core/money';
import type { FormPeopleTexts } from '../../../i18n/formPeople';
import { FieldError, type FieldLabels } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useForm } from '../run/formRun';

interface DateEndProps extends Pick<FieldLabels, 'label' | 'hint' | 'error' | 'errorId'> {
  readonly picker: DatePicker;
  readonly texts: FormPeopleTexts;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly bounds: ReturnType<typeof pickerBounds>;
  /** The stored value (ENT-06); an incomplete one is stored too, and rejected. */
  readonly value: string;
  onValue(value: string): void;
}

/** Stands for an incomplete date, which a browser's date field holds but does not expose. */
const UNFINISHED = '?';
const TYPES = { date: 'date', datetime: 'datetime-local', time: 'time' } as const;

/** One date, year, month or time; one end of a range of them (FORM-04). */
export function DateEnd(props: DateEndProps) {
  const { picker, texts: _texts, bounds, value, onValue, ...input } = props;
  const [typed, setTyped] = useState({ text: '', stored: '' });
  if (picker === 'month') return <MonthEnd {...props} />;
  if (picker === 'year') return <YearInput {...input} value={value} onValue={onValue} />;
  const isMoment = picker === 'datetime';
  const bound = (day: string | null, time: string) => (day === null ? undefined : isMoment ? `${day}T${time}` : day);
  const store = (text: string) => {
    // Without an offset it is a moment of the visitor's own clock.
    const stored = isMoment && text ? localTime(Date.parse(text)) : text;
    setTyped({ text, stored });
    onValue(stored);
  };
  const told = !isDateValue(value, picker) ? '' : isMoment ? localTime(Date.parse(value)).slice(0, 16) : value;
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.validity.badInput) onValue(UNFINISHED);
  };
  return (
    <TextInput
      {...input}
      type={TYPES[picker]}
      autoComplete="off"
      min={bound(bounds.min, '00:00')}
      max={bound(bounds.max, '23:59') ?? (picker === 'time' ? undefined : bound('9999-12-31', '23:59'))}
      // Typing 2025 passes through the year 2: writing the value back to the browser's field would erase the input.
      value={value === typed.stored ? typed.text : told}
      onValue={store}
      onBlur={leave}
    />
  );
}

type YearProps = Pick<
  DateEndProps,
  'label' | 'hint' | 'error' | 'errorId' | 'required' | 'readOnly' | 'value' | 'onValue'
>;

function YearInput({ onValue, ...input }: YearProps) {
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={4}
      onValue={(text) => onValue(text.replace(/\D/g, '').slice(0, 4))}
    />
  );
}

/** A month of a year: not all browsers have a field for it. */
function MonthEnd({ label, hint, error, errorId, texts, required, readOnly, value, onValue }: DateEndProps) {
  const { lang } = useForm().element;
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const give = (next: { year?: string; month?: string }) => {
    const { year: y, month: m } = { year, month, ...next };
    onValue(y || m ? `${y}-${m}` : '');
  };
  const named = new Intl.DateTimeFormat(localeOf(lang), { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: named.format(Date.UTC(2000, index, 1)),
  }));
  const wrong = errorId ?? (error && `${id}-error`);
  return (
    <fieldset className="field" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="label legend" part="label">
        {label}
      </legend>
      <div className="date-month">
        <Select
          label={texts.month}
          hideLabel
          required={required}
          disabled={readOnly}
          errorId={wrong}
          placeholder={texts.month}
          options={months}
          value={month}
          onValue={(chosen) => give({ month: chosen })}
        />
        <TextInput
          label={texts.year}
          hideLabel
          required={required}
          readOnly={readOnly}
          errorId={wrong}
          placeholder={texts.year}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          onValue={(typed) => give({ year: typed.replace(/\D/g, '').slice(0, 4) })}
        />
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
