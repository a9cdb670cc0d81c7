import { useState } from 'react';
import { MOST_SEATS, MOST_SLOTS } from '../../../../contract/terms/calendarLimits';
import { weekOfSlots, zonedTime } from '../../../../core/calendar';
import { daysAfter } from '../../../../core/schedule';
import { wholeNumber } from './wholeNumber';

type MadeSlot = { readonly start: string; readonly seats: number };

/** Fields that slots are made of. */
export interface SlotSource {
  /** Something is typed that no slots were made of. */
  readonly isTouched: boolean;
  /** Null where what is typed makes none. */
  make(): readonly MadeSlot[] | null;
  taken(): void;
}

/** Minutes of a slot, at least; and of a slot or pause, at most. */
export const [LEAST, MOST] = [5, 1440] as const;

/** A weekly pattern as it is typed, offered from `today`. */
export function usePattern(zone: string, today: string, workdays: readonly number[]) {
  const [weekdays, setWeekdays] = useState(workdays);
  const [typed, setTyped] = useState({
    ...{ from: '09:00', to: '12:00', length: '30', pause: '0', seats: '1' },
    ...{ first: today, last: daysAfter(today, 6) },
  });
  const [isTouched, setTouched] = useState(false);
  const make = () => {
    const length = wholeNumber(typed.length, LEAST, MOST);
    const pause = wholeNumber(typed.pause, 0, MOST);
    const seats = wholeNumber(typed.seats, 1, MOST_SEATS);
    const { from, last } = typed;
    // As an end, 00:00 is the midnight that closes the day.
    const to = typed.to === '00:00' ? '24:00' : typed.to;
    const isWhole = from !== '' && typed.first !== '' && last >= typed.first && to > from;
    if (length === null || pause === null || seats === null || !isWhole || weekdays.length === 0) return null;
    const first = typed.first < today ? today : typed.first;
    return weekOfSlots({ weekdays, from, to, length, pause, seats, first, last }, zone, MOST_SLOTS + 1);
  };
  const source: SlotSource = { isTouched, make, taken: () => setTouched(false) };
  return {
    ...{ source, typed, weekdays },
    set(name: keyof typeof typed, value: string) {
      setTouched(true);
      setTyped((known) => ({ ...known, [name]: value }));
    },
    check(day: number, isChecked: boolean) {
      setTouched(true);
      setWeekdays((known) => (isChecked ? [...known, day] : known.filter((one) => one !== day)));
    },
  };
}

/** A slot by itself as it is typed, on the clock of the organisation. */
export function useOneSlot(zone: string) {
  const [typed, setTyped] = useState({ day: '', time: '', seats: '1' });
  const [isTaken, setTaken] = useState(false);
  const make = () => {
    const seats = wholeNumber(typed.seats, 1, MOST_SEATS);
    if (typed.day === '' || typed.time === '' || seats === null) return null;
    const clock = zonedTime(zone);
    return [{ start: clock.textOf(clock.momentOf(typed.day, typed.time)), seats }];
  };
  const isTouched = !isTaken && (typed.day !== '' || typed.time !== '');
  const source: SlotSource = { isTouched, make, taken: () => setTaken(true) };
  return {
    ...{ source, typed },
    set(name: keyof typeof typed, value: string) {
      setTaken(false);
      setTyped((known) => ({ ...known, [name]: value }));
    },
  };
}
