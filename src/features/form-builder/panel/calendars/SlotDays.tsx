import { useState } from 'react';
import { writeDates } from '../../../../core/calendar';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import type { ShownSlot } from './slotEdits';
import { useCalendarTexts } from './useCalendarTexts';

interface SlotDaysProps {
  readonly days: ReadonlyMap<string, readonly ShownSlot[]>;
  readonly zone: string;
  /** Null where nothing may be changed. */
  readonly remove: ((slot: ShownSlot) => void) | null;
}

/** The coming slots, day by day; those of a day are drawn once it is unfolded. */
export function SlotDays({ days, zone, remove }: SlotDaysProps) {
  const texts = useCalendarTexts();
  return (
    <section className="calendar-part" aria-label={texts.coming}>
      <h3 className="label">{texts.coming}</h3>
      {days.size === 0 && <p className="muted">{texts.none}</p>}
      {[...days].map(([day, slots]) => (
        <Day key={day} {...{ day, slots, zone, remove }} />
      ))}
    </section>
  );
}

interface DayProps extends Omit<SlotDaysProps, 'days'> {
  readonly day: string;
  readonly slots: readonly ShownSlot[];
}

function Day({ day, slots, zone, remove }: DayProps) {
  const texts = useCalendarTexts();
  const { lang } = useElement();
  const [isOpen, setOpen] = useState(false);
  const sum = (part: 'seats' | 'booked') => slots.reduce((total, slot) => total + slot[part], 0);
  return (
    <details className="calendar-day" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {writeDates(lang, zone).span(slots[0]?.start ?? day, null).day}{' '}
        <span className="muted">
          {texts.slots(slots.length)} · {texts.seatsTaken(sum('seats'), sum('booked'))}
        </span>
      </summary>
      {isOpen && (
        <ul>
          {slots.map((slot) => (
            <li key={slot.start}>
              <span>
                <bdi className="calendar-time">{slot.start.slice(11, 16)}</bdi>{' '}
                <span className="muted">
                  {texts.seatsTaken(slot.seats, slot.booked)}
                  {slot.isNew && ` · ${texts.isNew}`}
                </span>
              </span>
              {remove &&
                (slot.booked > 0 ? (
                  <span className="muted">{texts.booked}</span>
                ) : (
                  <Button variant="quiet" onClick={() => remove(slot)}>
                    {texts.remove} <bdi className="visually-hidden">{slot.start.slice(11, 16)}</bdi>
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
