import { useState } from 'react';
import { MOST_SEATS } from '../../../../contract/terms/calendarLimits';
import { dateLocale, type SlotPattern } from '../../../../core/calendar';
import { daysAfter } from '../../../../core/schedule';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useCalendarTexts } from './useCalendarTexts';
import { wholeNumber } from './wholeNumber';

interface PatternFieldsProps {
  readonly zone: string;
  /** The first day that is offered, YYYY-MM-DD. */
  readonly first: string;
  generate(pattern: SlotPattern): void;
  wrong(): void;
}

const usual = { from: '09:00', to: '12:00', length: '30', pause: '0', seats: '1' };
/** Minutes of a slot, at least; and of a slot or pause, at most. */
const [LEAST, MOST] = [5, 1440];

const wordOf = {
  ...({ from: 'fromHour', to: 'toHour', length: 'length', pause: 'pause' } as const),
  ...({ seats: 'seats', first: 'first', last: 'last' } as const),
};

/** A weekly pattern, from which slots are made. */
export function PatternFields({ zone, first, generate, wrong }: PatternFieldsProps) {
  const texts = useCalendarTexts();
  const { lang } = useElement();
  const days = lang === 'he' ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const [weekdays, setWeekdays] = useState<readonly number[]>(days.slice(0, 5));
  const [typed, setTyped] = useState({ ...usual, first, last: daysAfter(first, 6) });
  const field = (name: keyof typeof typed, type: string, limits: object = {}) => (
    <TextInput
      type={type}
      label={texts[wordOf[name]]}
      value={typed[name]}
      onValue={(value) => setTyped((known) => ({ ...known, [name]: value }))}
      {...limits}
    />
  );
  const make = () => {
    const length = wholeNumber(typed.length, LEAST, MOST);
    const pause = wholeNumber(typed.pause, 0, MOST);
    const seats = wholeNumber(typed.seats, 1, MOST_SEATS);
    // As an end, 00:00 is the midnight that closes the day.
    const to = typed.to === '00:00' ? '24:00' : typed.to;
    const isWhole = typed.from !== '' && typed.first !== '' && typed.last >= typed.first && to > typed.from;
    if (length === null || pause === null || seats === null || !isWhole || weekdays.length === 0) wrong();
    else generate({ weekdays, from: typed.from, to, length, pause, seats, first: typed.first, last: typed.last });
  };
  const named = new Intl.DateTimeFormat(dateLocale(lang, zone), { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset className="calendar-part">
      <legend className="label">{texts.pattern}</legend>
      <div role="group" aria-label={texts.days} className="calendar-week">
        {days.map((day) => (
          <label key={day} className="checkbox">
            <input
              type="checkbox"
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                setWeekdays(target.checked ? [...weekdays, day] : weekdays.filter((one) => one !== day))
              }
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
      <Button variant="secondary" onClick={make}>
        {texts.generate}
      </Button>
    </fieldset>
  );
}
