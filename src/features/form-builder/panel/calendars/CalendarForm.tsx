import { useMemo, useRef, useState } from 'react';
import { MOST_SLOTS } from '../../../../contract/terms/calendarLimits';
import type { FormCalendar } from '../../../../contract/forms/formCalendars';
import { type SlotPattern, weekOfSlots, zonedTime } from '../../../../core/calendar';
import { timeZoneOf } from '../../../../core/organisation';
import { randomId } from '../../../../client/randomId';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { TextInput } from '../../../../ui/fields/TextInput';
import type { Choice } from '../useChoices';
import { OneSlot } from './OneSlot';
import { PatternFields } from './PatternFields';
import { SlotDays } from './SlotDays';
import { countSlots, type Edits, slotsAfter, withoutSlot, withSlots } from './slotEdits';
import { type CalendarDesk, useSaveCalendar } from './useCalendar';
import { useCalendarTexts } from './useCalendarTexts';

interface CalendarFormProps {
  readonly calendar: FormCalendar;
  readonly desk: CalendarDesk;
  touched(): void;
  saved(calendar: Choice): void;
}

/** The title and the slots of a calendar. What is typed stays here until the server has it. */
export function CalendarForm({ calendar, desk, touched, saved }: CalendarFormProps) {
  const texts = useCalendarTexts();
  const { organisation, clock } = useElement();
  const zone = timeZoneOf(organisation);
  const [edits, setEdits] = useState<Edits>({ label: calendar.label, added: new Map(), removed: new Set() });
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<{ readonly text: string; readonly isTitle?: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const save = useSaveCalendar(desk);
  const newId = useRef('');
  const days = useMemo(() => slotsAfter(calendar, edits), [calendar, edits]);
  const today = zonedTime(zone).textOf(clock.now()).slice(0, 10);

  const change = (next: Edits, words = '') => {
    touched();
    setFailure(undefined);
    setSaid(words);
    setEdits(next);
  };
  const wrong = () => {
    setSaid('');
    setFailure({ text: texts.wrong });
  };
  const add = (made: readonly { readonly start: string; readonly seats: number }[]) => {
    const { edits: next, count, left } = withSlots(calendar, edits, made, clock.now());
    if (made.length > MOST_SLOTS || countSlots(calendar, next) > MOST_SLOTS) {
      setSaid('');
      setFailure({ text: texts.tooMany(MOST_SLOTS) });
    } else change(next, count === 0 ? texts.nothing : texts.added(count, left));
  };
  const generate = (pattern: SlotPattern) => {
    const first = pattern.first < today ? today : pattern.first;
    add(weekOfSlots({ ...pattern, first }, zone, MOST_SLOTS + 1));
  };
  const send = async () => {
    if (edits.label.trim() === '') return setFailure({ text: texts.titleNeeded, isTitle: true });
    setSaid('');
    setFailure(undefined);
    setBusy(true);
    newId.current ||= randomId().slice(0, 13);
    const answer = await save(calendar.id || newId.current, calendar.id === '', edits);
    setBusy(false);
    if ('calendar' in answer) return saved({ id: answer.calendar.id, label: answer.calendar.label });
    const { code, slots } = answer;
    // Slots booked meanwhile stay.
    if (code === 'slotBooked') {
      const booked = new Set(slots.map((slot) => Date.parse(slot)));
      const removed = [...edits.removed].filter((start) => !booked.has(Date.parse(start)));
      setEdits({ ...edits, removed: new Set(removed) });
    }
    const words: Readonly<Record<string, string>> = {
      ...{ slotBooked: texts.slotBooked, closedDay: texts.closedDay, tooManySlots: texts.tooMany(MOST_SLOTS) },
      ...{ tooManyCalendars: texts.tooManyCalendars, scope: texts.refused },
    };
    setFailure({ text: words[code] ?? texts.notSaved });
  };

  return (
    <>
      {!calendar.editable && <p className="notice notice-info">{texts.readOnly}</p>}
      <TextInput
        label={texts.title}
        hint={texts.titleHint}
        error={failure?.isTitle ? failure.text : undefined}
        announce
        maxLength={200}
        dir="auto"
        readOnly={!calendar.editable}
        value={edits.label}
        onValue={(label) => change({ ...edits, label })}
      />
      <p className="field-hint">{texts.zone(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)}</p>
      {calendar.editable && (
        <>
          <PatternFields zone={zone} first={today} generate={generate} wrong={wrong} />
          <OneSlot zone={zone} add={(slot) => add([slot])} wrong={wrong} />
        </>
      )}
      <p role="status" className="field-hint">
        {said}
      </p>
      <SlotDays
        days={days}
        zone={zone}
        remove={calendar.editable && !isBusy ? (slot) => change(withoutSlot(edits, slot)) : null}
      />
      {calendar.hours > 0 && <p className="field-hint">{texts.hours}</p>}
      {calendar.editable && (
        <div className="calendar-end">
          {failure && !failure.isTitle && <FieldError id="calendar-error" announce children={failure.text} />}
          <div className="builder-actions">
            <Button busy={isBusy} busyText={texts.saving} onClick={() => void send()}>
              {texts.save}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
