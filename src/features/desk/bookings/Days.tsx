import type { CalendarDays } from '../../../contract/records/bookings';
import { isAtLeast } from '../../../contract/terms/roles';
import { dayNumber, dayOfNumber } from '../../../core/calendar';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { useBookingsTexts } from './bookingsTexts';
import { slotTime, writeNumber, writeSlotDay } from './slotWords';

interface DaysProps {
  readonly organisation: Belonging;
  readonly days: CalendarDays;
  onFrom(day: string): void;
}

/** Seven days of a calendar, slot by slot. */
export function Days({ organisation, days, onFrom }: DaysProps) {
  const { lang } = useDesk();
  const words = useBookingsTexts();
  const { from, slots, previous, next, id } = days;
  const shown = [...new Set(slots.map(({ slot }) => slot.slice(0, 10)))];
  const before = previous && (dayOfNumber(dayNumber(previous) - 6) ?? previous);
  const mayTick = isAtLeast(organisation.role, 'editor');
  return (
    <>
      <div className="desk-filters">
        <TextInput label={words.since} type="date" value={from} onValue={(day) => day !== '' && onFrom(day)} />
      </div>
      {slots.length === 0 && <p className="muted">{words.noSlots}</p>}
      {shown.map((day) => (
        <section key={day} className="stack">
          <div className="desk-head">
            <h2>{writeSlotDay(day, lang)}</h2>
            {mayTick && (
              <DeskLink to={sectionPath(organisation.id, 'bookings', id, day)}>
                {words.door} <span className="visually-hidden">{writeSlotDay(day, lang)}</span>
              </DeskLink>
            )}
          </div>
          <table className="desk-table">
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.slot}</th>
                <th scope="col">{words.places}</th>
              </tr>
            </thead>
            <tbody>
              {slots
                .filter(({ slot }) => slot.startsWith(day))
                .map(({ slot, seats, booked, present, waiting }) => (
                  <tr key={slot}>
                    <td>{slotTime(slot)}</td>
                    <td>
                      {words.taken(writeNumber(booked, lang), writeNumber(seats, lang))}
                      <p className="desk-state">
                        {[
                          booked >= seats && words.full,
                          present > 0 && words.here(writeNumber(present, lang)),
                          waiting > 0 && words.inLine(writeNumber(waiting, lang)),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
      <div className="desk-buttons">
        {before && (
          <Button variant="secondary" onClick={() => onFrom(before)}>
            {words.earlier}
          </Button>
        )}
        {next && (
          <Button variant="secondary" onClick={() => onFrom(next)}>
            {words.later}
          </Button>
        )}
      </div>
    </>
  );
}
