import { zoneCity } from '../../../../core/calendar';
import { useMemo } from 'react';
import { timeZoneOf } from '../../../../core/organisation';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { TextInput } from '../../../../ui/fields/TextInput';
import { OneSlot } from './OneSlot';
import { PatternFields } from './PatternFields';
import { SlotDays } from './SlotDays';
import { slotsAfter, withoutSlot } from './slotEdits';
import { type CalendarEditing, useCalendarEdits } from './useCalendarEdits';
import { useCalendarTexts } from './useCalendarTexts';

/** The title and the slots of a calendar. What is typed stays here until the server has it. */
export function CalendarForm({ calendar, desk, touched, saved }: CalendarEditing) {
  const texts = useCalendarTexts();
  const { organisation, lang } = useElement();
  const zone = timeZoneOf(organisation);
  const weekdays = lang === 'he' ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const { edits, change, pattern, one, add, said, failure, isBusy, send } = useCalendarEdits(
    { calendar, desk, touched, saved },
    zone,
    weekdays.slice(0, 5),
  );
  const days = useMemo(() => slotsAfter(calendar, edits), [calendar, edits]);
  const typing =
    <T extends readonly unknown[]>(set: (...args: T) => void) =>
    (...args: T) => {
      touched();
      set(...args);
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
      <p className="field-hint">{texts.zone(zoneCity(zone))}</p>
      {calendar.editable && (
        <>
          <PatternFields
            {...{ zone, days: weekdays }}
            pattern={{ ...pattern, set: typing(pattern.set), check: typing(pattern.check) }}
            generate={() => add(pattern.source)}
          />
          <OneSlot slot={{ ...one, set: typing(one.set) }} add={() => add(one.source)} />
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
            <Button busy={isBusy} busyText={texts.saving} onClick={send}>
              {texts.save}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
