import { MOST_SEATS } from '../../../../contract/terms/calendarLimits';
import { dateLocale } from '../../../../core/calendar';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useCalendarTexts } from './useCalendarTexts';
import { LEAST, MOST, type usePattern } from './useSlotSources';

interface PatternFieldsProps {
  readonly zone: string;
  /** Weekdays in the order of the language. */
  readonly days: readonly number[];
  readonly pattern: Pick<ReturnType<typeof usePattern>, 'typed' | 'weekdays' | 'set' | 'check'>;
  generate(): void;
}

const wordOf = {
  ...({ from: 'fromHour', to: 'toHour', length: 'length', pause: 'pause' } as const),
  ...({ seats: 'seats', first: 'first', last: 'last' } as const),
};

/** A weekly pattern, from which slots are made. */
export function PatternFields({ zone, days, pattern, generate }: PatternFieldsProps) {
  const texts = useCalendarTexts();
  const { lang } = useElement();
  const field = (name: keyof typeof wordOf, type: string, limits: object = {}) => (
    <TextInput
      type={type}
      label={texts[wordOf[name]]}
      value={pattern.typed[name]}
      onValue={(value) => pattern.set(name, value)}
      {...limits}
    />
  );
  const named = new Intl.DateTimeFormat(dateLocale(lang, zone), { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset className="calendar-part">
      <legend className="label">{texts.pattern}</legend>
      <div role="group" aria-label={texts.days} className="calendar-week">
        {days.map((day) => (
          <label key={day} className="checkbox">
            <input
              type="checkbox"
              checked={pattern.weekdays.includes(day)}
              onChange={({ target }) => pattern.check(day, target.checked)}
            />
            {/* 1 January 2024 was a Monday. */}
            <span>{named.format(Date.UTC(2024, 0, day))}</span>
          </label>
        ))}
      </div>
      <div className="calendar-fields">
        {field('from', 'time')}
        {field('to', 'time')}
        {field('length', 'number', { min: LEAST, max: MOST })}
        {field('pause', 'number', { min: 0, max: MOST })}
        {field('seats', 'number', { min: 1, max: MOST_SEATS })}
        {field('first', 'date')}
        {field('last', 'date')}
      </div>
      <Button variant="secondary" onClick={generate}>
        {texts.generate}
      </Button>
    </fieldset>
  );
}
