import { useRef, useState } from 'react';
import { MOST_SLOTS } from '../../../../contract/terms/calendarLimits';
import type { FormCalendar } from '../../../../contract/forms/formCalendars';
import { zonedTime } from '../../../../core/calendar';
import { randomId } from '../../../../client/randomId';
import { useElement } from '../../../../runtime/context';
import type { Choice } from '../useChoices';
import { countSlots, type Edits, withSlots } from './slotEdits';
import { type CalendarDesk, useSaveCalendar } from './useCalendar';
import { useCalendarTexts } from './useCalendarTexts';
import { type SlotSource, useOneSlot, usePattern } from './useSlotSources';

export interface CalendarEditing {
  readonly calendar: FormCalendar;
  readonly desk: CalendarDesk;
  touched(): void;
  saved(calendar: Choice): void;
}

/** What is typed of a calendar, and saving it: slots that are filled in and not added yet are saved with the others (BUILD-95). */
export function useCalendarEdits(
  { calendar, desk, touched, saved }: CalendarEditing,
  zone: string,
  workdays: readonly number[],
) {
  const texts = useCalendarTexts();
  const { clock } = useElement();
  const [edits, setEdits] = useState<Edits>({ label: calendar.label, added: new Map(), removed: new Set() });
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<{ readonly text: string; readonly isTitle?: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const save = useSaveCalendar(desk);
  const newId = useRef('');
  const isWarned = useRef(false);
  const today = zonedTime(zone).textOf(clock.now()).slice(0, 10);
  const pattern = usePattern(zone, today, workdays);
  const one = useOneSlot(zone);

  const change = (next: Edits, words = '') => {
    touched();
    setFailure(undefined);
    setSaid(words);
    setEdits(next);
  };
  const fail = (text: string, isTitle = false) => {
    setSaid('');
    setFailure({ text, isTitle });
  };
  /** Edits with the slots of some fields; null, and the reason is said, where they make none or too many. */
  const joined = (before: Edits, source: SlotSource): ReturnType<typeof withSlots> | null => {
    const made = source.make();
    if (!made) {
      fail(texts.wrong);
      return null;
    }
    const after = withSlots(calendar, before, made, clock.now());
    if (made.length > MOST_SLOTS || countSlots(calendar, after.edits) > MOST_SLOTS) {
      fail(texts.tooMany(MOST_SLOTS));
      return null;
    }
    source.taken();
    return after;
  };
  const add = (source: SlotSource) => {
    const after = joined(edits, source);
    if (after) change(after.edits, after.count === 0 ? texts.nothing : texts.added(after.count, after.left));
  };
  /** All that is typed, slots that were not added yet included; where some are wrong, the others are added. */
  const whole = (): Edits | null => {
    let next = edits;
    for (const { source } of [pattern, one]) {
      const after = source.isTouched ? joined(next, source) : { edits: next };
      if (!after) {
        setEdits(next);
        return null;
      }
      next = after.edits;
    }
    return next;
  };
  const send = async () => {
    if (edits.label.trim() === '') return fail(texts.titleNeeded, true);
    const next = whole();
    if (!next) return;
    setEdits(next);
    if (countSlots(calendar, next) === 0 && calendar.hours === 0 && !isWarned.current) {
      isWarned.current = true;
      return fail(texts.noSlots);
    }
    setSaid('');
    setFailure(undefined);
    setBusy(true);
    newId.current ||= randomId().slice(0, 13);
    const answer = await save(calendar.id || newId.current, calendar.id === '', next);
    setBusy(false);
    if ('calendar' in answer) return saved({ id: answer.calendar.id, label: answer.calendar.label });
    const { code, slots } = answer;
    // Slots booked meanwhile stay.
    if (code === 'slotBooked') {
      const booked = new Set(slots.map((slot) => Date.parse(slot)));
      const removed = [...next.removed].filter((start) => !booked.has(Date.parse(start)));
      setEdits({ ...next, removed: new Set(removed) });
    }
    setFailure({ text: refusalOf(code, texts) });
  };
  return { edits, change, pattern, one, add, said, failure, isBusy, send: () => void send() };
}

function refusalOf(code: string, texts: ReturnType<typeof useCalendarTexts>): string {
  const words: Readonly<Record<string, string>> = {
    ...{ slotBooked: texts.slotBooked, closedDay: texts.closedDay, tooManySlots: texts.tooMany(MOST_SLOTS) },
    ...{ tooManyCalendars: texts.tooManyCalendars, scope: texts.refused },
  };
  return words[code] ?? texts.notSaved;
}
