import { useCallback, useEffect, useState } from 'react';
import {
  addMonths,
  type CivilMonth,
  dayOfSlot,
  isFree,
  monthOf,
  monthsBetween,
  slotsByDay,
} from '../../../core/calendar';
import type { FormBookingTexts } from '../../../i18n/formBooking';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { useForm } from '../run/formRun';
import type { BookingFormats } from './bookingFormats';
import { BookingMonth } from './BookingMonth';
import { findMonthAhead, useSlots } from './useSlots';
import { WaitOffer } from './waiting/WaitOffer';

const SLOTS = { list: 'booking-slots', face: 'choice' } as const;

interface BookingCalendarProps {
  /** Stored key of the field. */
  readonly name: string;
  readonly calendarId: string;
  /** The slot as stored; empty if none. */
  readonly chosen: string;
  readonly timeZone: string;
  readonly formats: BookingFormats;
  readonly texts: FormBookingTexts;
  readonly invalid: boolean;
}

/** A month with its free slots, and the slots of the day that is looked at. */
// oxlint-disable-next-line max-lines-per-function -- one field: its state, and the markup that shows it
export function BookingCalendar(props: BookingCalendarProps) {
  const { name, calendarId, chosen, timeZone, formats, texts, invalid } = props;
  const run = useForm();
  const { element } = run;
  const today = dayOfSlot(new Date(element.clock.now()).toISOString(), timeZone) ?? '';
  const chosenDay = dayOfSlot(chosen, timeZone);
  const thisMonth = monthOf(today);
  const [month, setMonth] = useState(() =>
    chosenDay && monthsBetween(thisMonth, monthOf(chosenDay)) > 0 ? monthOf(chosenDay) : thisMonth,
  );
  const [lookedAt, setLookedAt] = useState<string | null>(chosenDay);
  const [taken, setTaken] = useState(false);
  const [ahead, setAhead] = useState<'unknown' | 'looking' | 'none'>('unknown');
  // The slot was taken in the meantime: while the form was filled in or sent.
  const arrived = useCallback(
    (free: readonly string[], of: CivilMonth) => {
      const slot = String(run.engine.field(name).value);
      const slotDay = dayOfSlot(slot, timeZone);
      if (!slotDay || monthsBetween(of, monthOf(slotDay)) !== 0 || isFree(slot, free)) return;
      setTaken(run.set(name, ''));
    },
    [run, name, timeZone],
  );
  const { slots, reload } = useSlots(element, calendarId, month, arrived);

  const days = slotsByDay(slots.free, timeZone);
  const inMonth = [...days.keys()].filter((day) => monthsBetween(month, monthOf(day)) === 0);
  const day = lookedAt !== null && inMonth.includes(lookedAt) ? lookedAt : (inMonth[0] ?? null);
  const free = (day !== null && days.get(day)) || [];

  useEffect(() => {
    const refused = ({ code }: { readonly code?: string | undefined }) => {
      if (code !== 'slot' || !chosenDay) return;
      setMonth(monthOf(chosenDay));
      reload();
    };
    run.refusals.add(refused);
    return () => void run.refusals.delete(refused);
  }, [run, chosenDay, reload]);

  const goTo = (next: typeof month) => {
    setAhead('unknown');
    setMonth(next);
  };
  const lookAhead = async () => {
    setAhead('looking');
    const found = await findMonthAhead(element, calendarId, month);
    if (found) goTo(found);
    else setAhead('none');
  };
  const choose = (slot: string) => {
    setTaken(false);
    run.set(name, slot);
  };

  const empty = slots.full.length > 0 ? texts.fullMonth : texts.emptyMonth;
  const said = slots.state === 'loading' ? texts.loading : day && `${formats.day(day)}, ${texts.free(free.length)}`;
  return (
    <div className="booking">
      {taken && chosen === '' && <Notice tone="warning" title={texts.taken} role="alert" />}
      <div className="booking-parts">
        <BookingMonth
          month={month}
          first={thisMonth}
          today={today}
          day={day}
          countOf={(of) => days.get(of)?.length ?? 0}
          busy={slots.state === 'loading'}
          invalid={invalid}
          formats={formats}
          texts={texts}
          onDay={setLookedAt}
          onMonth={(by) => goTo(addMonths(month, by))}
        />
        <div className="booking-day">
          <p className="muted booking-zone">{texts.zone(formats.zone)}</p>
          {slots.state === 'failed' && (
            <Notice
              tone="danger"
              title={texts.failed}
              action={<Button variant="secondary" onClick={reload} children={element.texts.retry} />}
            />
          )}
          {slots.state === 'loading' && <p className="muted">{texts.loading}</p>}
          {slots.state === 'ready' && day === null && (
            <>
              <p className="muted">{ahead === 'none' ? texts.noneAhead : empty}</p>
              {ahead !== 'none' && (
                <Button
                  variant="secondary"
                  busy={ahead === 'looking'}
                  busyText={texts.loading}
                  onClick={() => void lookAhead()}
                  children={texts.findNext}
                />
              )}
            </>
          )}
          {day !== null && (
            <RadioGroup
              label={texts.slotsOf(formats.day(day))}
              look={SLOTS}
              options={free.map(({ slot, at }) => ({ value: slot, label: formats.time(at) }))}
              value={free.find(({ at }) => at === Date.parse(chosen))?.slot ?? null}
              onValue={choose}
            />
          )}
          <WaitOffer
            calendarId={calendarId}
            full={slots.full}
            free={slots.free}
            day={lookedAt ?? day}
            formats={formats}
            texts={texts}
            onFree={reload}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
