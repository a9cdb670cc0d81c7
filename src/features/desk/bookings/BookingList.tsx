import type { SlotBooking } from '../../../contract/records/bookings';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { ListTable } from '../ListTable';
import { useBookingsTexts } from './bookingsTexts';
import { slotTime, writeSlotDay, writeTime } from './slotWords';

interface BookingListProps {
  readonly rows: readonly SlotBooking[];
  onCancel(booking: SlotBooking): void;
}

/** Bookings by slot. */
export function BookingList({ rows, onCancel }: BookingListProps) {
  const { lang } = useDesk();
  const words = useBookingsTexts();
  return (
    <ListTable columns={[words.bookings, words.slot]}>
      {rows.map((booking) => {
        const { id, slot, excerpt = [], heldUntil, presentAt } = booking;
        const [first = words.nameless, ...others] = excerpt;
        return (
          <tr key={id}>
            <td>
              <bdi>{first}</bdi>
              <p className="muted">
                {writeSlotDay(slot, lang)}, {slotTime(slot)}
                {others.map((text, at) => (
                  <span key={at}>
                    {' '}
                    · <bdi>{text}</bdi>
                  </span>
                ))}
              </p>
              {heldUntil !== null && <p className="desk-state">{words.held}</p>}
              {presentAt !== null && (
                <p className="desk-state desk-state-succeeded">{words.came(writeTime(presentAt, lang))}</p>
              )}
            </td>
            <td>
              <Button variant="quiet" onClick={() => onCancel(booking)}>
                {words.cancel} <span className="visually-hidden">{first}</span>
              </Button>
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
