import { useState } from 'react';
import { MOST_SEATS } from '../../../../contract/terms/calendarLimits';
import { zonedTime } from '../../../../core/calendar';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useCalendarTexts } from './useCalendarTexts';
import { wholeNumber } from './wholeNumber';

interface OneSlotProps {
  readonly zone: string;
  add(slot: { readonly start: string; readonly seats: number }): void;
  wrong(): void;
}

/** A slot by itself, on the clock of the organisation. */
export function OneSlot({ zone, add, wrong }: OneSlotProps) {
  const texts = useCalendarTexts();
  const [typed, setTyped] = useState({ day: '', time: '', seats: '1' });
  const set = (name: keyof typeof typed) => (value: string) => setTyped((known) => ({ ...known, [name]: value }));
  const make = () => {
    const seats = wholeNumber(typed.seats, 1, MOST_SEATS);
    if (typed.day === '' || typed.time === '' || seats === null) return wrong();
    const clock = zonedTime(zone);
    add({ start: clock.textOf(clock.momentOf(typed.day, typed.time)), seats });
  };
  return (
    <fieldset className="calendar-part">
      <legend className="label">{texts.one}</legend>
      <div className="calendar-fields">
        <TextInput type="date" label={texts.day} value={typed.day} onValue={set('day')} />
        <TextInput type="time" label={texts.time} value={typed.time} onValue={set('time')} />
        <TextInput
          type="number"
          min={1}
          max={MOST_SEATS}
          label={texts.seats}
          value={typed.seats}
          onValue={set('seats')}
        />
      </div>
      <Button variant="secondary" onClick={make}>
        {texts.add}
      </Button>
    </fieldset>
  );
}
